/** By what a sentence in words of its own shows what may be meant: whether it denies, agrees, asks, and of what. */
export const denies =
  /\b(?:can't|won't|isn't|aren't|cancel\w*|skip\w*|miss(?:es|ing)?|stop\w*|quit\w*|absent|sick|ill|unwell|away|abroad|flu|fever|scrap)\b/;
export const refuses =
  /\b(?:no|not|can't|won't|isn't|doesn't|full|packed|reject|decline|refuse|sorry|has to wait)\b/;
export const agrees =
  /\b(?:yes|ok|okay|fine|good|great|works?|approve\w*|accept\w*|sure|agreed?|happy|welcome|confirm\w*|thumbs up|go for|go ahead|give|seat)\b/;
/** What was, what somebody thinks or only might do orders nothing. */
export const isNoOrder =
  /\b(?:was|were|did|had|came|called|went|thought|thinks?|hopes?|wonder|already|might|never|always|usually|maybe|perhaps|almost|nearly|wish|missed|would have|told|said|says|glad|remember|forgot|believe|guess|know|doubt|dream\w*|kidding|joking|moving|(?:exam|test|concert|party|birthday) is|late|leave|need to|nothing|payment|paid|can't wait|change|owes?|pays|homework|pages?|is (?:already )?in the|as (?:it|they) (?:is|are|was|were)|(?:breaks?|block)\b.{0,20} (?:before|after|between) [a-z]+)\b|^only\b|^just \S+ (?:is|and)\b|\buntil the end(?! of)|\d instead of \d{3}|\bfrom (?:[a-z']+ )?group\b|\b(?:do|did|has|have|was)n't\b|\bnot (?:to|going)\b/;
export const asks =
  /^(?:(?:so|and|hey|hi|ok|please|pls|um),? )*(?:wh(?:at|en|o|ose|ich|ere)|how|is|are|am|do|does|has|have|any\w*|will|can|could|show|list|(?:tell|give|read) me)\b|\?/;
export const isNoQuestion =
  /\b(?:if|should|why|how do|how can|how to|how come|suppose|would|possible that)\b/;
export const isFree =
  /\b(?:free|open|openings?|available|availability|room|slots?|gaps?|space|times?|squeeze|fit)\b/;
export const isAsked =
  /\b(?:requests?|ask|asked|asking|approve|answer|answered|answers|waiting|pending|reply|replied)\b/;
export const instead = /\b(?:instead|rather|better|offer|suggest|propose)\b/;
export const everyone = /\b(?:everybody|everyone|everything|all|whole)\b/;
export const clears = /\b(?:cancel\w*|clear|wipe|shut|call|drop|off)\b/;
export const closes = /\b(?:closed?|block\w*|unavailable|busy|break|keep|off|away|off limits|hold)\b/;
export const joins = /\b(?:add|joins?|joining|into|in|along|part|comes?|with)\b/;
export const leaves =
  /\b(?:quit\w*|leav\w+|enough|done|out|stop\w*|drop\w*|remove|(?:isn't|not|longer) (?:in|part of))\b/;
export const asksHowMany = /\bhow (?:many|often)\b/;
export const asksWhether = /^what an?\b|\b(?:cancell?ed|ok|okay|fine|miss)\b/;
export const asksOfOne = /^(?:is|are|am|has|have|was)\b/;
export const isGone = /\b(?:off|no longer|stop\w*)\b/;
export const isMore = /\b(?:more|extra|longer|another)\b/;
export const asksNicely = /^(?:please |pls |hi |hey |so )*(?:can|could)\b/;
