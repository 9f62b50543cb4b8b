export { UserAttributes, type UserAttributesProps, UserAttributeTypeFilter, useUserAttributeList } from './UserAttributes.js';
export { userAttributeParams } from './userAttributeForm.js';
