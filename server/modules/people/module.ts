import type { Module } from '../module.ts';
import { countInvitations } from './countInvitations.ts';
import { peopleFacts } from './facts.ts';
import { forgetRemovedPersons } from './forgetRemovedPersons.ts';
import { invitationEntity } from './invitationEntity.ts';
import { peoplePolicy } from './policy.ts';
import { readPhones } from './readPhones.ts';
import { peopleResolvers } from './resolvers.ts';
import { studentLinkEntity } from './studentLinkEntity.ts';
import { teacherEntity } from './teacherEntity.ts';

export const peopleModule = {
  entities: [teacherEntity, studentLinkEntity, invitationEntity],
  policy: peoplePolicy,
  resolvers: peopleResolvers,
  facts: peopleFacts,
  prepareSteps: [readPhones],
  beforeWrite: [countInvitations],
  everyNight: forgetRemovedPersons,
} satisfies Module;
