/** "An hour before": how long before a lesson, in the largest unit that holds it exactly. */
import type { TFunction } from 'i18next';

export function beforeText(minutes: number, t: TFunction): string {
  const time =
    minutes % 1_440 === 0
      ? t('notices.settings.days', { count: minutes / 1_440 })
      : minutes % 60 === 0
        ? t('notices.settings.hours', { count: minutes / 60 })
        : t('notices.settings.minutes', { count: minutes });
  return t('notices.settings.before', { time });
}
