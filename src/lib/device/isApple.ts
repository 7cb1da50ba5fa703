/** Whether shortcuts are told with the Command key. */
export const isApple = (): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent);
