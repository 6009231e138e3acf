/** Complete sample code with which a receiver verifies that messages are ours, based on a published package. */
export const VERIFY_SNIPPET = `// npm install standardwebhooks
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)

export async function POST(request) {
  // The text as it came: parsed and written again, it has another signature.
  const body = await request.text()
  let event
  try {
    event = webhook.verify(body, Object.fromEntries(request.headers))
  } catch {
    return new Response('Wrong signature', { status: 400 })
  }
  console.log(event.type, event.data)
  return new Response(null, { status: 204 })
}
`
