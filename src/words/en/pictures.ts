/** The picture of a person: choosing it, which part of it is shown, and why one is not taken. */
import type { pictures as he } from '../he/pictures.ts';
import type { WordsOf } from '../shape.ts';

export const pictures: WordsOf<typeof he> = {
  title: 'Picture',
  choose: 'Choose a picture',
  another: 'Another picture',
  remove: 'No picture',
  hint: 'A {{formats}} file, {{megabytes}} MB at most.',
  cutTitle: 'Which part is shown',
  cutArea: 'The part of the picture that is shown',
  cutHint: 'Drag the picture, or move it with the arrow keys.',
  zoom: 'Zoom',
  take: 'Use this picture',
  bringing: 'Uploading…',
  back: 'Back',
  fault: {
    SVG: 'SVG files are not taken; choose a {{formats}} picture.',
    TYPE: 'This is not a kind of picture that is taken; choose {{formats}}.',
    LARGE: 'The picture is too large: {{megabytes}} MB at most.',
    FAILED: 'Failed to process image; try another one.',
  },
};
