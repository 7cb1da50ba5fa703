/** What says whether somebody came, and what says that they did not. */
export const isAbsent =
  /\b(?:not|never|nobody|noone|no|absent|absence|missed|missing|away)\b|n't|dnt|no ?-? ?show|didnt|wasnt|לא |נעדר|חיסו|הבריז|חסי?ר|חסי[רמ]|פספס|[יה]עדר|\b(?:skipped|ditched|bailed)\b/;

export const saysWhether =
  /\b(?:came|come|attend|attended|present|here|there|arrived?|absent|absence|attendance|missed|missing|no ?-? ?show|noshow|skipped|ditched|bailed)\b|\b(?:was|were)(?:n't)? (?:at|in)\b|show(?:ed)? up|turn(?:ed)? up|make it|show\b|הגיע|(?<![A-Za-zÀ-ӿא-ي])ש?בא[הו]?(?![A-Za-zÀ-ӿא-ي])|נכח|נוכח|היי?ת?[הו]|[ניה]עדר|חיסו|הבריז|חסי[רמ]|חסרה?(?![A-Za-zÀ-ӿא-ي])|חסרו|פספס|הופיע|התייצב|השתתפ|השתתף|(?<![A-Za-zÀ-ӿא-ي])כן(?![A-Za-zÀ-ӿא-ي]).* לא|לא.* כן(?![A-Za-zÀ-ӿא-ي])/u;
