import type { ReadyTemplate } from './ready-template.ts'

export const PLAIN_TEMPLATES: readonly ReadyTemplate[] = [
  {
    id: 'cold-introduction',
    name: 'Cold introduction',
    description: 'A first mail to somebody who does not know you: why them, what for, one easy question.',
    format: 'plain',
    subject: '[Topic] at {{company|your company}}',
    content: `Hi {{first_name|there}},

I came across {{company|your company}} because [what you saw: a project, a job advert, an article]. It looks as if [the task or problem that you infer from it].

We help [kind of company] to [result, in their words]. [One example: a similar customer, and what changed in numbers.]

Is that something you are working on at the moment? If it is somebody else's topic, I would be grateful for a hint.

Best regards
[Your name]
[your role, your company]`,
  },
  {
    id: 'follow-up',
    name: 'Follow-up',
    description: 'A short reminder in the same thread that adds one new thing.',
    format: 'plain',
    subject: 'Re: [subject of the first mail]',
    content: `Hi {{first_name|there}},

I know that my mail came out of the blue, so let me add what I should have said at once: [one new fact, example or idea for them].

Would a short summary of how this could look {% if company %}for {{company}} {% endif %}be useful? A yes or a no is enough, and with a no I will not write again.

Best regards
[Your name]`,
  },
  {
    id: 'meeting-request',
    name: 'Meeting request',
    description: 'Asks for a short call, with a reason, two times and a way to say no.',
    format: 'plain',
    subject: '15 minutes about [topic]?',
    content: `Hi {{first_name|there}},

thank you for [your answer, the talk at the event, downloading our guide]. I would like to hear how you handle [topic] today, and show you [what] if it fits.

Would 15 minutes suit you on one of these?

- [Weekday, date, time]
- [Weekday, date, time]

If neither does, send me a time that works for you, or a link to your calendar. If it is not a topic for you now, just tell me.

Best regards
[Your name]
[your phone number]`,
  },
]
