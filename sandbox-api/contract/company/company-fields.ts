import { id, optionalLine, requiredLine } from '#api/contract/fields';

/**
 * Details of every company, entered at its registration and changed in the settings. Which of the three
 * numbers are required depends on the country and the invitation, so the server checks that (specification
 * 000, section 5; 001, section 5).
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
