import { installTrustedTypes } from './trusted-types';

// A separate entry, because a page published as Next wrote it runs Next's scripts before the on-load script.
installTrustedTypes();
