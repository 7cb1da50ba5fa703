/** The commands about the screen itself, and of no area. */
import { help } from './help.ts';
import { undo } from './undo.ts';
import { answer } from './answer.ts';
import { pageOpen } from './page.open.ts';
import { logShow } from './log.show.ts';
import { themeChange } from './theme.change.ts';
import { languageChange } from './language.change.ts';
import { feedbackSend } from './feedback.send.ts';
import { tutorialStart } from './tutorial.start.ts';
import { appInstall } from './app.install.ts';

export const everywhereCommands = [
  help,
  undo,
  answer,
  pageOpen,
  logShow,
  themeChange,
  languageChange,
  feedbackSend,
  tutorialStart,
  appInstall,
];
