import { Hono } from 'hono'
import * as contract from '../../contracts/subscription-forms/subscription-forms.ts'
import * as pages from '../../contracts/subscription-forms/subscription-pages.ts'
import { errorResponse } from '../../http/error-response.ts'
import { mount } from '../../http/mount.ts'
import { serve } from '../../http/surface.ts'
import type { HttpEnv, Surface } from '../../http/surface-types.ts'
import { type Confirmation, confirmSubscription, readSubscription } from './confirm.ts'
import { type FormRow, type FoundForm, findForm } from './find-form.ts'
import { askedBody, confirmBody, doneBody, type FormState, formBody, noteBody, renderPage } from './form-page.ts'
import { createForm, deleteForm, listForms, updateForm } from './forms.ts'
import { readEntered } from './judge-submission.ts'
import { listContactSubscriptions, listSubscriptions } from './list-subscriptions.ts'
import { stampOf } from './stamp.ts'
import { countView, submitForm } from './submit.ts'

export const subscriptionFormRoutes = new Hono<HttpEnv>()

mount(subscriptionFormRoutes, contract.listForms, async ({ ctx }) => ({ data: { forms: await listForms(ctx) } }))
mount(subscriptionFormRoutes, contract.createForm, async ({ ctx, body }) => ({
  data: { form: await createForm(ctx, body) },
  message: 'Form saved',
}))
mount(subscriptionFormRoutes, contract.updateForm, async ({ ctx, params, body }) => ({
  data: { form: await updateForm(ctx, params.id, body) },
  message: 'Form saved',
}))
mount(subscriptionFormRoutes, contract.deleteForm, async ({ ctx, params }) => {
  await deleteForm(ctx, params.id)
  return { message: 'Form deleted' }
})
mount(subscriptionFormRoutes, contract.listSubscriptions, async ({ ctx, params, query }) => ({
  data: await listSubscriptions(ctx, params.id, query),
}))
mount(subscriptionFormRoutes, contract.listContactSubscriptions, async ({ ctx, params }) => ({
  data: { subscriptions: await listContactSubscriptions(ctx, params.id) },
}))

const pageRoutes = new Hono<HttpEnv>()

mount(pageRoutes, pages.showForm, async ({ ctx, params, request }) => {
  const found = await findForm(ctx, params.code)
  if (request.method === 'GET') await countView(found)
  return formPage(found)
})

mount(pageRoutes, pages.submitForm, async ({ ctx, params, body, headers }) => {
  const found = await findForm(ctx, params.code)
  const verdict = await submitForm(found, body, headers.get('referer') ?? headers.get('origin'))
  const { form } = found
  if (verdict.kind !== 'again') return renderPage({ ...lookOf(form), isFramable: true, body: askedBody(form.title) })
  const { problems, notice, warnedOf } = verdict
  const entered = readEntered(body, form.fields)
  return formPage(found, { entered, problems, notice, warnedOf })
})

mount(pageRoutes, pages.showConfirmation, async ({ ctx, params }) => {
  const found = await findForm(ctx, params.code)
  const read = await readSubscription(found, params.token)
  if (read.kind !== 'open') return outcomePage(found.form, read)
  const { address, fields, consentText } = read.subscription
  const shown = { title: found.form.title, consentText }
  return renderPage({
    ...lookOf(found.form),
    leadsTo: found.form.redirectUrl,
    body: confirmBody(shown, { address, ...fields }),
  })
})

mount(pageRoutes, pages.confirmSubscription, async ({ ctx, params }) => {
  const found = await findForm(ctx, params.code)
  const outcome = await confirmSubscription(found, params.token)
  const { redirectUrl } = found.form
  if (outcome.kind !== 'confirmed' || redirectUrl === null) return outcomePage(found.form, outcome)
  return new Response(null, {
    status: 303,
    headers: { location: redirectUrl, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
})

const lookOf = ({ title, color }: FormRow) => ({ title, color })

async function formPage({ at, form, code }: FoundForm, state: Omit<FormState, 'stamp'> = {}): Promise<Response> {
  const stamp = await stampOf(at.config, code, at.clock.now())
  const isRefused = Object.keys(state.problems ?? {}).length > 0
  return renderPage({
    ...lookOf(form),
    ...{ isFramable: true, status: isRefused ? 422 : 200, body: formBody(form, { ...state, stamp }) },
  })
}

function outcomePage(form: FormRow, { kind }: Confirmation): Response {
  if (kind === 'confirmed') return renderPage({ ...lookOf(form), body: doneBody(form.title, form.successText) })
  const [heading, text] =
    kind === 'blocked'
      ? ['This address stays unsubscribed', 'A form can’t change this. Please contact the sender.']
      : ['This link no longer works', 'It has expired or is incomplete. Please sign up again.']
  return renderPage({ ...lookOf(form), status: kind === 'blocked' ? 409 : 410, body: noteBody(heading, text) })
}

/** Pages for visitors: nobody is signed in, and errors are pages as well. */
const surface: Surface = {
  identify: async () => null,
  wrap: (answer) => answer,
  renderError(error, requestId, log) {
    const { status, headers } = errorResponse(error, requestId, log)
    const known = PROBLEMS[status as keyof typeof PROBLEMS] ?? PROBLEMS[500]
    const kept = ['retry-after', 'x-request-id'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const [heading, text] = known
    return renderPage({
      ...{ title: heading, status, isFramable: true, headers: Object.fromEntries(kept) },
      body: noteBody(heading, text),
    })
  },
}

const PROBLEMS = {
  404: ['Form not found', 'It may have been turned off. Please check with whoever gave you the link.'],
  413: ['Too much text', 'Please shorten your entries.'],
  429: ['Too many requests', 'Please wait a few minutes and try again.'],
  500: ['Something went wrong', 'Please try again in a minute.'],
} as const

/** The hosted pages, below `/f`. A page that may be framed loses the header that forbids frames. */
export const subscriptionPages = new Hono<HttpEnv>()
  .use('/f/*', async (c, next) => {
    await next()
    if (c.res.headers.get('content-security-policy')?.includes('frame-ancestors *'))
      c.res.headers.delete('x-frame-options')
  })
  .route('/', serve(surface, [pageRoutes], '/f/*'))
