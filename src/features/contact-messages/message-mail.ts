import type { ContactMessage } from '../../contracts/contact-messages/contact-messages.ts'
import type { ContactSubmission } from '../../contracts/contact-messages/submissions.ts'
import { renderMail } from '../../lib/mail-layout.ts'

/**
 * The mail that forwards a visitor's message to support, marked as priority if the visitor's plan includes that. It
 * comes from our own address, because servers would reject the visitor's as forged. Replies go to the visitor.
 */
export const messageMail = ({ name, email, phone, subject, message }: ContactMessage, hasPriority: boolean) => ({
  reply_to: email,
  ...renderMail({
    subject: `${hasPriority ? '[Priority] ' : ''}Contact form: ${subject}`,
    preview: `${name} wrote through the contact form.`,
    heading: subject,
    paragraphs: linesOf(message),
    notes: [`From ${name}, ${email}${phone ? `, ${phone}` : ''}.`, 'Answer this mail to write back.'],
  }),
})

/** An administrator's reply to a visitor, which quotes the original message. Replies go to support. */
export const replyMail = (
  { subject, message, created_at }: Pick<ContactSubmission, 'subject' | 'message' | 'created_at'>,
  text: string,
  support: string,
) => ({
  reply_to: support,
  ...renderMail({
    subject: `Re: ${subject}`,
    preview: text.slice(0, 120).replace(/\s+/g, ' '),
    heading: `Re: ${subject}`,
    paragraphs: linesOf(text),
    notes: [`You wrote on ${created_at.slice(0, 10)}:`, ...linesOf(message)],
  }),
})

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim())
