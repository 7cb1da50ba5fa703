/** What a person chose, as it is shown, and choosing something else. */
import type { ArgsOf } from '../../../../domain/operations.ts';
import type { NoticeSettingQuery } from '../api/noticeSetting.generated.ts';

export type Setting = NoticeSettingQuery['getNotificationSettings'];
export type Choose = (input: ArgsOf<'updateNotificationSettings'>['input'], shown: Partial<Setting>) => void;
