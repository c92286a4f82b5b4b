import { keepForms } from '@/components/dom/former-form';
import { whileParsing } from '@/early/while-parsing';
import { installTrustedTypes } from './trusted-types';

/* Only for a page published as Next wrote it: its scripts run while it is parsed, before the on-load script. */
installTrustedTypes();
whileParsing(keepForms);
