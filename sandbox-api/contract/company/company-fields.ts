import { id, optionalLine, requiredLine } from '#api/contract/fields';

/**
 * What every company says of itself, entered at its registration and changed in the settings. Which of the three numbers
 * are needed depends on the country and on whether more was asked for, so the server checks that (specification 000,
 * section 5; 001, section 5).
 */
export const companyFields = {
  name: requiredLine(120),
  countryId: id,
  town: requiredLine(120),
  address1: requiredLine(),
  postCode: optionalLine(20),
  registrationNumber: optionalLine(50),
  vatNumber: optionalLine(30),
  pkdNumber: optionalLine(10),
};
