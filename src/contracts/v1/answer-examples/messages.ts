import type { Message } from '../../messages/messages.ts'
import { at, one, part } from './shared.ts'

const MESSAGE: Message = {
  id: '01900000-0000-7000-8000-000000000017',
  kind: 'transactional',
  state: 'queued',
  outcome: null,
  problem: null,
  sender_id: '01900000-0000-7000-8000-000000000013',
  to: { email: 'ada@example.com', name: 'Ada Byron' },
  subject: 'Your order 1042',
  tags: ['receipt'],
  metadata: { order_id: '1042' },
  send_at: at('09:30:00'),
  sent_at: null,
  created_at: at('09:30:00'),
}
const DELIVERED_MESSAGE: Message = {
  ...MESSAGE,
  state: 'sent',
  outcome: 'delivered',
  send_at: null,
  sent_at: at('09:30:02'),
}
const MESSAGE_EVENT = { text: null, url: null, is_automatic: false }

/** Single messages. */
export const MESSAGE_EXAMPLES: Readonly<Record<string, object>> = {
  'messages.list': part(DELIVERED_MESSAGE),
  'messages.send': one(MESSAGE),
  'messages.get': one({
    ...DELIVERED_MESSAGE,
    html: '<p>Hello Ada, your order 1042 is on its way.</p>',
    text: 'Hello Ada, your order 1042 is on its way.',
    events: [
      { ...MESSAGE_EVENT, kind: 'queued', happened_at: at('09:30:00') },
      { ...MESSAGE_EVENT, kind: 'sent', happened_at: at('09:30:02') },
      { ...MESSAGE_EVENT, kind: 'delivered', happened_at: at('09:30:04') },
    ],
  }),
  'messages.cancel': one({ ...MESSAGE, state: 'cancelled', send_at: null }),
}
