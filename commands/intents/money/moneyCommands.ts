/** The commands about money. */
import { discountAdd } from './discount.add.ts';
import { discountChange } from './discount.change.ts';
import { discountRemove } from './discount.remove.ts';
import { discountScale } from './discount.scale.ts';
import { discountShow } from './discount.show.ts';
import { meetingDiscount } from './meeting.discount.ts';
import { expenseAdd } from './expense.add.ts';
import { expenseChange } from './expense.change.ts';
import { expenseRemove } from './expense.remove.ts';
import { expenseScale } from './expense.scale.ts';
import { expenseShow } from './expense.show.ts';
import { moneySummary } from './money.summary.ts';
import { currencyChange } from './currency.change.ts';
import { moneyOwed } from './money.owed.ts';
import { paymentMark } from './payment.mark.ts';
import { paymentUnmark } from './payment.unmark.ts';
import { paymentRemind } from './payment.remind.ts';
import { statementSend } from './statement.send.ts';
import { priceQuote } from './price.quote.ts';
import { receiptShow } from './receipt.show.ts';
import { statsShow } from './stats.show.ts';

export const moneyCommands = [
  discountAdd,
  discountChange,
  discountRemove,
  discountScale,
  discountShow,
  meetingDiscount,
  expenseAdd,
  expenseChange,
  expenseRemove,
  expenseScale,
  expenseShow,
  moneySummary,
  currencyChange,
  moneyOwed,
  paymentMark,
  paymentUnmark,
  paymentRemind,
  statementSend,
  priceQuote,
  receiptShow,
  statsShow,
];
