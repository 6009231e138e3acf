import { button, columns, quote, type ReadyTemplate, RULE } from './ready-template.ts'

export const HTML_TEMPLATES: readonly ReadyTemplate[] = [
  {
    id: 'newsletter',
    name: 'Newsletter',
    description: 'Three short stories, the most important one first.',
    format: 'html',
    subject: '[Month] at [your company]: [main story in a few words]',
    content: `<h1>What we worked on in [month]</h1>
<p>Hello {{first_name|there}},</p>
<p>here is what happened since our last letter. It takes about two minutes to read.</p>
<h2>[Main story]</h2>
<p>[Say in two or three sentences what happened and why it matters to your readers. Put the result first and the details in the article.]</p>
${button('Read the story', 'https://example.com/story')}
${RULE}
${columns(
  `<h3>[Second story]</h3>
<p>[One or two sentences.] <a href="https://example.com/second">Read on</a></p>`,
  `<h3>[Third story]</h3>
<p>[One or two sentences.] <a href="https://example.com/third">Read on</a></p>`,
)}
${RULE}
<p>Was something missing, or should we write about other things? Reply to this mail, we read every answer.</p>
<p>Best wishes<br>[Your name], [your company]</p>`,
  },
  {
    id: 'announcement',
    name: 'Announcement',
    description: 'One piece of news: a move, a partner, a new location, a change of terms.',
    format: 'html',
    subject: '[The news in one short sentence]',
    content: `<h1>[The news in one sentence]</h1>
<p>Hello {{first_name|there}},</p>
<p>from [date] on, [what changes]. We wanted you to hear it from us first.</p>
<h2>What this means for you</h2>
<ul>
<li>[What gets better]</li>
<li>[What stays as it is]</li>
<li>[What you need to do, and until when, or “You do not have to do anything”]</li>
</ul>
${button('See the details', 'https://example.com/news')}
<p>If you have questions, reply to this mail. A person will read it.</p>
<p>Kind regards<br>[Your name], [your company]</p>`,
  },
  {
    id: 'product-update',
    name: 'Product update',
    description: 'What is new in your product, and how to try it.',
    format: 'html',
    subject: 'New in [product]: [feature]',
    content: `<h1>New: [feature]</h1>
<p>Hello {{first_name|there}},</p>
<p>many of you asked for a way to [do what]. It is there now.</p>
<p><strong>What it does.</strong> [Describe in two sentences what people can do now that they could not do before.]</p>
<p><strong>Where to find it.</strong> [Open this menu, choose that entry.] It is part of every plan.</p>
${button('Try it now', 'https://example.com/new')}
<h2>Also improved</h2>
<ul>
<li>[Smaller change, in one line]</li>
<li>[Smaller change, in one line]</li>
<li>[A fault that is gone]</li>
</ul>
<p>Tell us what you think of it: your reply goes straight to the people who built it.</p>
<p>[Your name] and the team of [product]</p>`,
  },
  {
    id: 'event-invitation',
    name: 'Event invitation',
    description: 'A webinar, an open day or a meetup, with date, place and one button.',
    format: 'html',
    subject: 'Invitation: [event] on [date]',
    content: `<h1>[Event]</h1>
<p>Hello {{first_name|there}},</p>
<p>we would like to see you at [event], where [who] will talk about [what], with plenty of time for your questions.</p>
${columns(
  `<h3>When</h3>
<p>[Weekday, date]<br>[time] to [time], [time zone]</p>`,
  `<h3>Where</h3>
<p>[Place and address]<br>or online</p>`,
)}
<h2>What to expect</h2>
<ol>
<li>[First topic, and what you take home]</li>
<li>[Second topic]</li>
<li>Questions and answers</li>
</ol>
${button('Save my seat', 'https://example.com/event')}
<p>You cannot come, but a colleague {% if company %}at {{company}} {% endif %}might want to? Please pass this mail on.</p>
<p>See you there<br>[Your name], [your company]</p>`,
  },
  {
    id: 'welcome',
    name: 'Welcome',
    description: 'The first mail to somebody who signed up, with one next step.',
    format: 'html',
    subject: 'Welcome to [your company]',
    content: `<h1>Welcome, {{first_name|and thank you}}</h1>
<p>It is good to have you with us. From now on you get [what, and how often], and nothing else.</p>
<h2>A good way to start</h2>
<ol>
<li>[First step, five minutes]</li>
<li>[Second step]</li>
<li>[Where to find help]</li>
</ol>
${button('Take the first step', 'https://example.com/start')}
<p>One question: what made you sign up? Reply in a sentence. It helps us to write what is useful to you.</p>
<p>[Your name]<br>[your role], [your company]</p>`,
  },
  {
    id: 're-engagement',
    name: 'Re-engagement',
    description: 'To people who have not read your mails for a while: stay, or leave in good terms.',
    format: 'html',
    subject: 'Shall we keep in touch, {{first_name|or not}}?',
    content: `<p>Hello {{first_name|there}},</p>
<p>you have not opened our mails for some time. Perhaps they came too often, or the topics changed. Both are fine.</p>
<p>Here is what you missed, in case you are curious:</p>
<ul>
<li><a href="https://example.com/one">[Best story of the last months]</a></li>
<li><a href="https://example.com/two">[Most useful guide]</a></li>
</ul>
${button('Yes, keep me on the list', 'https://example.com/stay')}
<p>If we do not hear from you by [date], we will stop writing. You can come back whenever you like.</p>
<p>All the best<br>[Your name], [your company]</p>`,
  },
  {
    id: 'thank-you',
    name: 'Thank you and feedback',
    description: 'After a purchase, a project or an event: thanks, and one question.',
    format: 'html',
    subject: 'Thank you, and one question',
    content: `<h1>Thank you</h1>
<p>Hello {{first_name|there}},</p>
<p>thank you for [what they did]. We enjoyed working with you{% if company %} and everybody at {{company}}{% endif %}.</p>
<p>May we ask one thing? It takes a minute:</p>
${quote('<p>What is the one thing that we should do better next time?</p>')}
${button('Answer the question', 'https://example.com/feedback')}
<p>Or reply to this mail. Every answer is read by me, and I write back.</p>
<p>With thanks<br>[Your name], [your company]</p>`,
  },
]
