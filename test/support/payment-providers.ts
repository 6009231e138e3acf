import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { flutterwave } from './payment-fakes/flutterwave.ts'
import { type Answerer, type FakePayment, Ledger, refundedOf } from './payment-fakes/ledger.ts'
import { type PaypalState, paypal } from './payment-fakes/paypal.ts'
import { paystack } from './payment-fakes/paystack.ts'
import { stripe } from './payment-fakes/stripe.ts'
import type { FakeProvider } from './signed-webhook.ts'

/** Actions for `POST /control`: what a payer, a bank or a merchant does with a payment. */
export type PaymentAct =
  | 'pay'
  | 'pay_without_method'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_reference'
  | 'fail'
  | 'pend'
  | 'abandon'
  | 'refund'
  /** The outcome of this payment's refunds from now on, including pending ones. */
  | 'pend_refunds'
  | 'fail_refunds'
  | 'finish_refunds'
  | 'break_refunds'
  /** The saved method of this payment is declined from now on. */
  | 'decline_method'
/** The state of the whole provider, until `up`. */
export type ProviderAct =
  | 'up'
  | 'down'
  | 'broken'
  | 'slow'
  | 'nonsense'
  /** The next request that changes something succeeds, but its response is lost. */
  | 'lose_answer'
  /** Idempotency keys expire, as they do after some days. */
  | 'forget_requests'
  | 'expire_tokens'
  | 'without_vault'

/** A payment as returned by `GET /payments?provider=…&reference=…`. */
export interface PaymentSummary {
  /** The provider's id of the paid payment, or of the last one. */
  readonly id: string
  readonly state: FakePayment['state']
  /** How often money was charged under this reference. */
  readonly taken: number
  /** How many payments were started under it. */
  readonly begun: number
  readonly amount: number | string
  readonly currency: string
  readonly isMethodGone: boolean | null
  /** The number of refunds, and their sum in the provider's units. */
  readonly refunds: number
  readonly refunded: number
}

/**
 * Paystack, Flutterwave, Stripe and PayPal on loopback, each below its name, until the test run ends. Payments are
 * stored by reference. Tests act as the payer with `POST /control {provider, reference?, do}`. Credentials are in
 * `payment-keys.ts`, webhook events in `signed-webhook.ts`.
 *
 * @returns their origin
 */
export async function servePaymentProviders(): Promise<string> {
  const paypalState: PaypalState = { tokens: new Set(), tokensIssued: 0, keepsMethods: true }
  const of = (make: (ledger: Ledger) => Answerer) => {
    const ledger = new Ledger()
    return { ledger, answer: make(ledger), how: 'up', losesNext: false }
  }
  const providers: Readonly<Record<FakeProvider, ReturnType<typeof of>>> = {
    paystack: of(paystack),
    flutterwave: of(flutterwave),
    stripe: of(stripe),
    paypal: of((ledger) => paypal(ledger, paypalState)),
  }
  const find = (name: string | null) => providers[name as FakeProvider] as (typeof providers)[FakeProvider] | undefined

  function control({ provider: name, reference, do: what }: Record<string, string>): number {
    const provider = find(name ?? null)
    if (!provider || !what) return 404
    if (reference !== undefined) {
      const payment = provider.ledger.find(reference)
      return payment && provider.ledger.act(payment, what, name === 'paypal') ? 204 : 404
    }
    if (what === 'lose_answer') provider.losesNext = true
    else if (what === 'forget_requests') provider.ledger.answered.clear()
    else if (what === 'expire_tokens') paypalState.tokens.clear()
    else if (what === 'without_vault') paypalState.keepsMethods = false
    else {
      provider.how = what
      if (what === 'up') paypalState.keepsMethods = true
    }
    return 204
  }

  function tell(query: URLSearchParams): unknown {
    const { ledger } = find(query.get('provider')) ?? {}
    const all = ledger?.payments.filter(({ reference }) => reference === query.get('reference')) ?? []
    const last = all.at(-1)
    if (!last) return query.has('reference') ? null : { tokensIssued: paypalState.tokensIssued }
    const summary: PaymentSummary = {
      id: (all.find(({ taken }) => taken > 0) ?? last).id,
      ...{ state: last.state, amount: last.amount, currency: last.currency, begun: all.length },
      taken: all.reduce((sum, { taken }) => sum + taken, 0),
      isMethodGone: last.method?.isGone ?? null,
      refunds: all.reduce((sum, { refunds }) => sum + refunds.length, 0),
      refunded: all.reduce((sum, payment) => sum + refundedOf(payment), 0),
    }
    return summary
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const origin = `http://${request.headers.host}`
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    if (pathname === '/control') return response.writeHead(control(JSON.parse(body))).end()
    if (pathname === '/payments') return sendJson(response, 200, tell(query))
    const [, name = '', ...rest] = pathname.split('/')
    const provider = find(name)
    if (!provider) return response.writeHead(404).end()
    if (provider.how === 'down') return response.destroy()
    if (provider.how === 'slow') return
    if (provider.how === 'broken') return sendJson(response, 502, { message: 'Bad gateway' })
    if (provider.how === 'nonsense') return response.writeHead(200).end('<html><body>Maintenance</body></html>')
    const answer = provider.answer({ request, origin, path: `/${rest.join('/')}`, query, body })
    if (!answer) return sendJson(response, 404, { message: 'No such route' })
    // Token requests never lose their response.
    if (provider.losesNext && request.method === 'POST' && !pathname.includes('/oauth2/')) {
      provider.losesNext = false
      return response.destroy()
    }
    sendJson(response, answer.status, answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(status === 204 ? undefined : JSON.stringify(body))
}
