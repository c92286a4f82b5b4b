import { holdActions } from './held-actions';
import { holdFramework } from './framework';
import { answerPrinting } from './printing';
import { answerSpaceBar } from './space-bar';
import { installTrustedTypes } from './trusted-types';

// Compiled, and put first in each page's head, by scripts/build.
installTrustedTypes();
answerPrinting();
answerSpaceBar();
const actions = holdActions(() => framework.start());
const framework = holdFramework(() => actions.giveUp());
