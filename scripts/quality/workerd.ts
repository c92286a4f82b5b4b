import { chromium } from '@playwright/test';
import { createReadStream } from 'node:fs';
import { SMTPServer } from 'smtp-server';

import { contractCalls } from '@/api/contract-calls';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';

import { findBrowser } from '../lib/browser.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { freePort } from './leads-proof/free-port';
import { load } from './leads-proof/load';
import { migrate, startWorker } from './workerd/wrangler';
