export { requestPasswordCode, resetPassword, verifyPasswordCode } from './password-codes';
export { changePassword } from './passwords';
export { readProfile, updateOwnLanguage, updateProfile } from './profile';
