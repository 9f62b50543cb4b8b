export {
  UserAttributes,
  UserAttributesFooter,
  type UserAttributesProps,
  UserAttributesRoot,
  UserAttributesRows,
  UserAttributesSearch,
  UserAttributesToolbar,
  UserAttributeTypeFilter,
  useUserAttributeLabels,
  useUserAttributeList,
} from './UserAttributes.js';
export { userAttributeParams } from './userAttributeForm.js';
