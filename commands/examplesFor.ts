/** What may be typed, by area, for a role: the palette and the help show it, in the person's own names. */
import { catalogue } from './catalogue.ts';
import type { Command } from './command.ts';
import type { IndexedWorld } from './indexWorld.ts';
import type { Locale, SpeakerRole } from './world.ts';

export type Example = { command: Command['id']; area: string; text: string };

/** The folder of a command is its area; commands know it by the first part of what they speak of. */
const areaOf: Record<string, string> = {
  meeting: 'calendar',
  day: 'calendar',
  schedule: 'calendar',
  lesson: 'calendar',
  calendar: 'calendar',
  time: 'calendar',
  attendance: 'calendar',
};

export function examplesFor(world: IndexedWorld, role: SpeakerRole, locale: Locale): Example[] {
  return catalogue
    .filter(({ who }) => who.includes(role))
    .flatMap((command) =>
      command.examples(world)[locale].map((text) => ({
        command: command.id,
        area: areaOf[command.id.split('.')[0] ?? ''] ?? 'everywhere',
        text,
      })),
    );
}
