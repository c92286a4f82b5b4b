import { sampleRequest } from '@/lib/lead/sample-request';
import type { Lead } from '../leads';

/** A stored lead for tests, which override only the fields they are about. */
export const sampleLead: Lead = {
  ...sampleRequest,
  id: 12,
  receivedAt: Date.parse('2026-11-23T14:05:00Z'),
  times: 1,
  doneAt: null,
  hiddenAt: null,
  notice: 'abc',
  marks: [],
  page: '/',
};
