import { paths } from '../../contracts/app-paths.ts'
import { toDecimal } from '../../contracts/money.ts'
import type { PlanTerms } from '../../contracts/payments.ts'
import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import type { Reminder } from './due-step.ts'
import type { PaymentRow } from './payment-row.ts'
import { graceEnd } from './policy.ts'
import type { Bill } from './reckon.ts'
import type { SubscriptionRow } from './running-subscription.ts'

const dateText = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
const moneyText = (minor: number, currency: string) => `${currency} ${toDecimal({ minor, currency })}`
const toSubscription = (appUrl: string) => ({ label: 'Open your subscription', url: appUrl + paths.subscription.to() })

export function receiptMail(payment: PaymentRow, appUrl: string) {
  const { terms, amountMinor, taxMinor, taxLabel, currency, periodStart, periodEnd, invoiceNumber, id } = payment
  const period = periodStart && periodEnd ? `${dateText(periodStart)} to ${dateText(periodEnd)}` : ''
  return renderMail({
    subject: `Your receipt ${invoiceNumber} from ${SITE_NAME}`,
    preview: `${moneyText(amountMinor, currency)} for ${terms.display_name}`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `We received ${moneyText(amountMinor, currency)} for ${SITE_NAME} ${terms.display_name}, ${period}.`,
      ...(taxLabel ? [`It includes ${taxLabel}: ${moneyText(taxMinor, currency)}.`] : []),
    ],
    button: { label: `View receipt ${invoiceNumber}`, url: appUrl + paths.invoice.to(id) },
  })
}

interface Told {
  readonly row: SubscriptionRow
  readonly terms: PlanTerms
}

export function reminderMail(
  reminder: Reminder,
  { row, terms, bill, hasMethod }: Told & { readonly bill: Bill; readonly hasMethod: boolean },
  appUrl: string,
) {
  const end = dateText(row.currentPeriodEnd)
  const amount = moneyText(bill.amountMinor, bill.currency)
  const plan = `${SITE_NAME} ${terms.display_name}`
  const said = {
    renews: hasMethod
      ? [`Your plan renews on ${end}`, `${plan} renews on ${end} for ${amount}, by the payment method that you kept.`]
      : [`Please renew your plan by ${end}`, `${plan} is paid for until ${end}. The next period costs ${amount}.`],
    'trial-ends': [
      `Your trial ends on ${end}`,
      `Your trial of ${plan} ends on ${end}, by itself. To keep the plan, subscribe before then.`,
    ],
    'last-call': [
      'Your plan is about to end',
      `The period after ${end} was not paid. ${plan} ends on ${dateText(graceEnd(row.currentPeriodEnd).toISOString())} unless it is.`,
    ],
  }[reminder] as [string, string]
  const [subject, text] = said
  return renderMail({ subject, preview: text, heading: subject, paragraphs: [text], button: toSubscription(appUrl) })
}

export function pastDueMail({ row, terms, reason }: Told & { readonly reason: string | null }, appUrl: string) {
  const until = dateText(graceEnd(row.currentPeriodEnd).toISOString())
  const text = `The next period of ${SITE_NAME} ${terms.display_name} could not be paid. You keep the plan until ${until}; please pay before then.`
  return renderMail({
    ...{ subject: 'Your payment did not go through', preview: text, heading: 'Your payment did not go through' },
    paragraphs: [text, ...(reason ? [`The payment provider says: ${reason}`] : [])],
    button: { label: 'Pay now', url: appUrl + paths.subscription.to() },
  })
}

export function endedMail({ row, terms }: Told, appUrl: string) {
  const isTrial = row.status === 'trialing'
  const subject = isTrial ? 'Your trial has ended' : 'Your subscription has ended'
  const text = `${isTrial ? 'Your trial of' : 'Your subscription to'} ${SITE_NAME} ${terms.display_name} has ended. Your data stays; choose a plan to go on.`
  return renderMail({
    ...{ subject, preview: text, heading: subject, paragraphs: [text] },
    button: { label: 'View plans', url: appUrl + paths.pricing.to() },
  })
}

/** To the operator. */
export const alarmMail = ({ reference, provider, accountId }: PaymentRow, what: string) =>
  renderMail({
    subject: `A payment needs a look: ${reference}`,
    preview: what,
    heading: 'A payment is not what was asked for',
    paragraphs: [
      what,
      `Payment ${reference} at ${provider}, account ${accountId}. Nothing was granted. Look at it in the provider's dashboard, and refund or settle it by hand.`,
    ],
  })
