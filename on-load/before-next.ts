import { keepForms } from '@/components/dom/former-form';
import { whileParsing } from '@/early/while-parsing';
import { installTrustedTypes } from './trusted-types';

/* Only in a page published as Next wrote it, whose scripts run before the on-load script, and while it is parsed. */
installTrustedTypes();
whileParsing(keepForms);
