import type { Buyer, PlanTerms } from '../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../contracts/billing/plans.ts'
import { type MailContent, renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { toDecimal } from '../../rules/billing/money.ts'
import { paths } from '../../rules/site/app-paths.ts'
import type { Reminder } from './due-step.ts'
import type { PaymentRow } from './payment-row.ts'
import { graceEnd } from './policy.ts'
import type { Bill } from './reckon.ts'
import type { SubscriptionRow } from './subscription-row.ts'

/** Mail about payments is rendered for each receiver (`mail-billing.ts`). */
const content = (mail: MailContent): MailContent => mail

const dateText = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
const moneyText = (minor: number, currency: string) => `${currency} ${toDecimal({ minor, currency })}`
const toSubscription = (appUrl: string) => ({ label: 'Open your subscription', url: appUrl + paths.subscription.to() })

/** A receipt with all that it says, since not every receiver has an account. */
export function receiptMail(payment: PaymentRow, appUrl: string) {
  const { terms, amountMinor, taxMinor, taxLabel, currency, periodStart, periodEnd, invoiceNumber, id } = payment
  const { buyer, seller, discountMinor, couponCode, creditMinor, priceMinor } = payment
  const period = periodStart && periodEnd ? `${dateText(periodStart)} to ${dateText(periodEnd)}` : ''
  const money = (minor: number) => moneyText(minor, currency)
  const parties = [
    ...(buyer ? [`Billed to: ${[...linesOf(buyer), buyer.country].filter((part) => part !== '').join(', ')}`] : []),
    ...(buyer?.tax_id ? [`Tax ID: ${buyer.tax_id}`] : []),
    ...(buyer?.purchase_order ? [`Purchase order: ${buyer.purchase_order}`] : []),
    ...(seller?.tax_number ? [`Seller: ${seller.name}, ${seller.tax_number}`] : []),
  ]
  return content({
    subject: `Your receipt ${invoiceNumber} from ${SITE_NAME}`,
    preview: `${money(amountMinor)} for ${terms.display_name}`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `We received ${money(amountMinor)} for ${SITE_NAME} ${terms.display_name}, ${period}.`,
      ...(discountMinor > 0
        ? [`The price is ${money(priceMinor)}. The coupon ${couponCode} took off ${money(discountMinor)}.`]
        : []),
      ...(discountMinor > 0 && creditMinor > 0 ? [`Credit of ${money(creditMinor)} was used as well.`] : []),
      ...(taxLabel ? [`It includes ${taxLabel}: ${money(taxMinor)}.`] : []),
      ...parties,
    ],
    button: { label: `View receipt ${invoiceNumber}`, url: appUrl + paths.invoice.to(id) },
  })
}

const linesOf = ({ company_name, address }: Buyer) => [company_name, ...address.split('\n').map((line) => line.trim())]

/** To an address that was added for receipts. */
export function confirmBillingEmailMail(workspace: string, url: string, stopUrl: string) {
  return renderMail({
    subject: `Confirm this address for ${workspace}`,
    preview: `${workspace} wants its receipts from ${SITE_NAME} to be sent here.`,
    heading: `Confirm this address for ${workspace}`,
    paragraphs: [
      `${workspace} added this address to receive its receipts from ${SITE_NAME}.`,
      'Confirm it to receive reminders and other mail about payments as well. Without that, only receipts are sent.',
    ],
    button: { label: 'Confirm this address', url },
    notes: ['If you do not know the sender, ignore this message, or stop these emails.'],
    footer: { label: 'Stop these emails', url: stopUrl },
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
      ? [`Your plan renews on ${end}`, `${plan} renews on ${end} for ${amount}, using your saved payment method.`]
      : [`Please renew your plan by ${end}`, `${plan} is paid until ${end}. The next period costs ${amount}.`],
    'trial-ends': [
      `Your trial ends on ${end}`,
      `Your trial of ${plan} ends automatically on ${end}. To keep the plan, subscribe before then.`,
    ],
    'last-call': [
      'Your plan is about to end',
      `The period after ${end} was not paid. ${plan} ends on ${dateText(graceEnd(row.currentPeriodEnd).toISOString())} unless it is.`,
    ],
  }[reminder] as [string, string]
  const [subject, text] = said
  return content({ subject, preview: text, heading: subject, paragraphs: [text], button: toSubscription(appUrl) })
}

export function pastDueMail({ row, terms, reason }: Told & { readonly reason: string | null }, appUrl: string) {
  const until = dateText(graceEnd(row.currentPeriodEnd).toISOString())
  const text = `The next period of ${SITE_NAME} ${terms.display_name} couldn’t be paid. You keep the plan until ${until}. Please pay before then.`
  return content({
    ...{ subject: 'Your payment failed', preview: text, heading: 'Your payment failed' },
    paragraphs: [text, ...(reason ? [`The payment provider says: ${reason}`] : [])],
    button: { label: 'Pay now', url: appUrl + paths.subscription.to() },
  })
}

export function endedMail({ row, terms }: Told, appUrl: string) {
  const isTrial = row.status === 'trialing'
  const subject = isTrial ? 'Your trial has ended' : 'Your subscription has ended'
  const text = `${isTrial ? 'Your trial of' : 'Your subscription to'} ${SITE_NAME} ${terms.display_name} has ended. Your data is kept. Choose a plan to continue.`
  return content({
    ...{ subject, preview: text, heading: subject, paragraphs: [text] },
    button: { label: 'View plans', url: appUrl + paths.pricing.to() },
  })
}

/** A subscription was cancelled and ends with its period. */
export function cancelledMail({ row, terms }: Told, appUrl: string) {
  const end = dateText(row.currentPeriodEnd)
  const text = `You cancelled ${SITE_NAME} ${terms.display_name}. You keep the plan until ${end}, and you won’t be charged again.`
  return content({
    ...{ subject: 'Your subscription is cancelled', preview: text, heading: 'Your subscription is cancelled' },
    paragraphs: [text, 'Changed your mind? You can resume it until then.'],
    button: toSubscription(appUrl),
  })
}

/** A cancelled subscription was resumed. */
export function resumedMail({ row, terms }: Told, appUrl: string) {
  const end = dateText(row.currentPeriodEnd)
  const text =
    row.status === 'trialing'
      ? `Your trial of ${SITE_NAME} ${terms.display_name} continues until ${end}.`
      : `Your subscription to ${SITE_NAME} ${terms.display_name} is active again and renews on ${end}.`
  return content({
    ...{ subject: 'Your subscription is active again', preview: text, heading: 'Your subscription is active again' },
    ...{ paragraphs: [text], button: toSubscription(appUrl) },
  })
}

/** An administrator assigned a complimentary plan. @param until null if it is permanent */
export function givenPlanMail(planName: string, until: string | null, appUrl: string) {
  const end = until === null ? '' : ` until ${dateText(until)}`
  const text = `You now have ${SITE_NAME} ${planName}${end}, at no cost.`
  return renderMail({
    ...{ subject: `You now have ${planName}`, preview: text, heading: `You now have ${planName}` },
    paragraphs: [text, ...(until === null ? [] : ['To keep it after that, choose a plan before then.'])],
    button: toSubscription(appUrl),
  })
}

/** The plan will change with the next period. */
export function scheduledChangeMail({ row, terms }: Told, next: PlanTerms, cycle: BillingCycle, appUrl: string) {
  const end = dateText(row.currentPeriodEnd)
  const text = `Your plan changes from ${terms.display_name} to ${next.display_name} (${cycle}) on ${end}. Nothing changes until then.`
  return content({
    ...{ subject: `Your plan changes on ${end}`, preview: text, heading: `Your plan changes on ${end}` },
    paragraphs: [text, 'You can cancel the change until then.'],
    button: toSubscription(appUrl),
  })
}

export function refundMail(
  { currency, amountMinor, terms, invoiceNumber, id }: PaymentRow,
  refund: { readonly amountMinor: number },
  appUrl: string,
) {
  const amount = moneyText(refund.amountMinor, currency)
  const isWhole = refund.amountMinor >= amountMinor
  return content({
    subject: `Your refund of ${amount} from ${SITE_NAME}`,
    preview: `${amount} for ${terms.display_name}`,
    heading: 'We refunded your payment',
    paragraphs: [
      `We refunded ${isWhole ? `your payment of ${amount}` : `${amount} of your payment`} for ${SITE_NAME} ${terms.display_name}. Your bank may take a few days to show it.`,
      'The period this payment covered is no longer part of your subscription.',
    ],
    button: { label: `View receipt ${invoiceNumber}`, url: appUrl + paths.invoice.to(id) },
  })
}

/** A price changes in 30 days. */
export function priceChangeMail(
  { terms, cycle }: { readonly terms: PlanTerms; readonly cycle: BillingCycle },
  notice: { readonly oldPriceMinor: number; readonly newPriceMinor: number; readonly takesEffectAt: string },
  appUrl: string,
) {
  const [before, after] = [notice.oldPriceMinor, notice.newPriceMinor].map((minor) => moneyText(minor, terms.currency))
  const each = cycle === 'yearly' ? 'a year' : 'a month'
  const date = dateText(notice.takesEffectAt)
  const text = `From ${date}, ${SITE_NAME} ${terms.display_name} costs ${after} instead of ${before} ${each}. The new price applies from your first renewal on or after that date.`
  return content({
    ...{
      subject: `The price of your plan changes on ${date}`,
      preview: text,
      heading: 'The price of your plan changes',
    },
    paragraphs: [
      text,
      'If you don’t want to continue at the new price, you can cancel or change your plan before then.',
    ],
    button: toSubscription(appUrl),
  })
}

/** To the operator: a payment needs review. */
export const alarmMail = ({ reference, provider, accountId }: PaymentRow, what: string) =>
  renderMail({
    subject: `A payment needs review: ${reference}`,
    preview: what,
    heading: 'A payment doesn’t match what was requested',
    paragraphs: [
      what,
      `Payment ${reference} at ${provider}, account ${accountId}. Nothing was granted. Review it in the provider's dashboard, then refund or settle it manually.`,
    ],
  })
