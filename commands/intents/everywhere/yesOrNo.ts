/** Whether a reply is a yes or a no. */
const yes =
  /^(?:y|yes|yep|yeah|yup|ok|okay|sure|confirm|do it|go ahead|go|right|correct|exactly|fine|yes please|please do|כן|אוקיי|אוקי|בטח|אשר|לאשר|מאשר|מאשרת|תאשר|קדימה|יאללה|נכון|בסדר|סבבה|תעשה|בצע|לבצע|תבצע|כן בבקשה)$/;
const no =
  /^(?:n|no|nope|nah|cancel|stop|never mind|nevermind|nvm|scrap that|forget that|not now|leave that|drop it|don't|dont|forget it|leave it|no thanks|לא|עזוב|עזבי|לא משנה|בטל|שכח מזה|תשכח מזה|ביטול|לא תודה|(?:לא )?(?:עכשיו|כרגע|היום)|אחר כך|בפעם אחרת)$/;

/** The first word decides; the rest may add to it ("yes, future ones too"). */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const first = (text.split(/,| (?=גם |וגם |רק |and |only )/)[0] ?? '').trim().replace(/[.!]+$/, '');
  return yes.test(first) ? 'yes' : no.test(first) ? 'no' : null;
}
