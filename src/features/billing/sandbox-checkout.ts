import { html } from 'hono/html'
import type { ServiceContext } from '../../core/context.ts'
import { sandboxStoreOf } from '../../domain/billing/sandbox-store.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { toDecimal } from '../../rules/billing/money.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; frame-ancestors 'none'"

/**
 * Renders the checkout page that replaces a provider's in development. The payer chooses how the payment ends.
 *
 * @throws not_found, also in production
 */
export async function showCheckout(ctx: ServiceContext, reference: string): Promise<Response> {
  const payment = await find(ctx, reference)
  const button = (act: string, label: string) =>
    html`<button name="act" value="${act}" style="font:inherit;padding:.6rem 1rem;cursor:pointer">${label}</button> `
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox checkout</title></head>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem">
<h1 style="font-size:1.4rem">Sandbox checkout</h1>
<p>No money moves here. This replaces a payment provider until one is set up.</p>
<dl><dt>What for</dt><dd>${payment.description}</dd><dt>Amount</dt>
<dd>${payment.currency} ${toDecimal({ minor: payment.amountMinor, currency: payment.currency })}</dd><dt>Payer</dt><dd>${payment.email}</dd></dl>
${
  payment.state === 'open'
    ? html`<form method="post"><p><label><input type="checkbox" name="declines" value="1"> Decline renewals by this card</label></p>
${button('pay', 'Pay')}${button('fail', 'Fail')}${button('abandon', 'Cancel')}</form>`
    : html`<p>This payment is ${payment.state}.</p>`
}
</body></html>`
  return new Response(`${page}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
}

/** Ends the payment as the payer chose, and redirects the browser back, as a provider does. */
export async function endCheckout(ctx: ServiceContext, reference: string, form: FormData): Promise<Response> {
  const payment = await find(ctx, reference)
  const state = { pay: 'paid', fail: 'failed', abandon: 'abandoned' }[String(form.get('act'))] as
    | 'paid'
    | 'failed'
    | 'abandoned'
    | undefined
  if (!state) throw notFound('Page')
  if (payment.state === 'open') await sandboxStoreOf(ctx).settle(reference, state, form.get('declines') === '1')
  const location = state === 'abandoned' ? payment.cancelUrl : payment.returnUrl
  return new Response(null, { status: 303, headers: { location } })
}

async function find(ctx: ServiceContext, reference: string) {
  if (ctx.config.isProduction) throw notFound('Page')
  return (await sandboxStoreOf(ctx).find(reference)) ?? raise(notFound('Page'))
}
