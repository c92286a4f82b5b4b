import { site } from '@/content/site';
import type { Words } from './fill';

const { businessName, accountantName, email, phone, city } = site;

/** The tokens that sentences may use for the owner's identity. */
export const siteWords: Words = { businessName, accountantName, email, phone, city };
