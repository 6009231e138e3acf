import type { ContactMessage } from '../../contracts/contact-messages.ts'
import { renderMail } from '../../lib/mail-layout.ts'

/**
 * Brings a visitor's message to support, marked where the writer's plan has it answered first. It comes from our own address, as no server would believe that it is the
 * visitor's; an answer goes to the visitor.
 */
export const messageMail = ({ name, email, phone, subject, message }: ContactMessage, hasPriority: boolean) => ({
  reply_to: email,
  ...renderMail({
    subject: `${hasPriority ? '[Priority] ' : ''}Contact form: ${subject}`,
    preview: `${name} wrote through the contact form.`,
    heading: subject,
    paragraphs: message.split('\n').map((line) => line.trim()),
    notes: [`From ${name}, ${email}${phone ? `, ${phone}` : ''}.`, 'Answer this mail to write back.'],
  }),
})
