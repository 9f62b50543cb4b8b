export {
  UserAttributes,
  UserAttributesFooter,
  type UserAttributesProps,
  UserAttributesRoot,
  UserAttributesRows,
  UserAttributesToolbar,
  UserAttributeTypeFilter,
  useUserAttributeLabels,
  useUserAttributeList,
} from './UserAttributes.js';
export { userAttributeParams } from './userAttributeForm.js';
