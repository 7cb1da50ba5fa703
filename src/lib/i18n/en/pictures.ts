/** The picture of a person: choosing it, which part of it is shown, and why one is not taken. */
import type { pictures as he } from '../he/pictures.ts';
import type { WordsOf } from '../he/shape.ts';

export const pictures: WordsOf<typeof he> = {
  title: 'Picture',
  choose: 'Choose a picture',
  another: 'Choose another',
  remove: 'Remove picture',
  hint: 'A {{formats}} file, {{megabytes}} MB at most.',
  cutTitle: 'Crop the picture',
  cutArea: 'The visible part of the picture',
  cutHint: 'Drag the picture, or move it with the arrow keys.',
  zoom: 'Zoom',
  take: 'Use this picture',
  bringing: 'Uploading…',
  back: 'Back',
  byCamera: 'Take a photo',
  fromGallery: 'From your photos',
  fault: {
    SVG: 'SVG files aren’t supported; choose a {{formats}} picture.',
    TYPE: 'This file type isn’t supported; choose {{formats}}.',
    LARGE: 'The picture is too large: {{megabytes}} MB at most.',
    FAILED: 'Failed to process image; try another one.',
  },
};
