/** The sentences that are several ways of saying one thing: which meaning each is of stands in its line. */
import type { Locale } from '../../commands/world/world.ts';
import { everySentence, measuredSet, type Measured, type Sentence } from './rows.ts';

type Meant<Row> = Row & { means: string };

const meant = <Row extends { means?: string | undefined }>(rows: Row[]): Meant<Row>[] =>
  rows.filter((row): row is Meant<Row> => row.means !== undefined);

/** The ways of saying what can be meant in a world. */
export const everyMeaning = (world: string): Meant<Sentence>[] => meant(everySentence(world));

/** All ways of saying anything, with those of the records that are measured and not held one by one. */
export const everyWay = (locale: Locale): Meant<Sentence | Measured>[] =>
  meant<Sentence | Measured>([...everySentence(), ...measuredSet('records', locale)]).filter(
    (row) => row.locale === locale,
  );
