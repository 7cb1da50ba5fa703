/** Printed from src/features/notices/api/noticeSetting.graphql by scripts/printSchema.ts (npm run schema). */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type NoticeSettingQueryVariables = { [key: string]: never };

export type NoticeSettingQuery = {
  getNotificationSettings: {
    id: string;
    off: Array<string>;
    agendaAt: string | null;
    remindMinutes: number | null;
    quiet: { from: string; to: string } | null;
  };
};

// prettier-ignore
export const NoticeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getNotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"off"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agendaAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindMinutes"}}]}}]}}]} as unknown as DocumentNode<NoticeSettingQuery, NoticeSettingQueryVariables>;
