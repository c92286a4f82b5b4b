import type { ContactRequest } from './contact-fields';

/** A complete request for tests, which override only the fields they are about. */
export const sampleRequest: ContactRequest = {
  name: 'Ana',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: 'RUT',
  message: '',
};
