import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'
import { summarize } from '../../../../src/extraction/site/split-parts.ts'

const HEAD = '<h1>Northwick Clinic Ltd</h1><p>Call 020 7946 0101</p>'

function peopleOf(body: string): Record<string, string> {
  const { facts } = extract(`<html lang="en"><body>${HEAD}${body}</body></html>`, {
    url: 'https://www.northwick-clinic.org/',
  })
  return Object.fromEntries(
    resolveSite(facts ? [facts] : [])
      .filter(({ kind }) => kind === 'person')
      .map(({ name, relation, organization, parts }) => [
        name,
        [relation, organization, ...summarize(parts, 'person').job_titles].filter(Boolean).join(' | '),
      ]),
  )
}

test.each([
  [
    'those who write reviews, whatever their site calls them',
    '<div class="google-reviews"><div><b>Sam Tolliver</b><br>Local Guide · 12 reviews<p>Northwick Clinic Ltd is the best.</p></div></div>',
    { 'Sam Tolliver': 'mentioned' },
  ],
  [
    'also where only that shows it',
    '<div><div>Sam Tolliver</div><div>Local Guide</div><p>Best clinic in town.</p></div><div><h3>Marta Ellison</h3><p>Practice Manager</p></div>',
    { 'Sam Tolliver': 'mentioned', 'Marta Ellison': 'member | Northwick Clinic Ltd | Practice Manager' },
  ],
  [
    'or how many stars they gave and when',
    '<div><h4>Sam Tolliver</h4><div>a month ago</div><p>Best clinic in town.</p></div>',
    { 'Sam Tolliver': 'mentioned' },
  ],
  [
    'customers below a heading',
    '<h2>What our patients say</h2><div><p>They took away my pain.</p><p>Sam Tolliver</p><p>Bus driver</p></div><h2>Our team</h2><div><h3>Marta Ellison</h3><p>Practice Manager</p></div>',
    { 'Sam Tolliver': 'mentioned | Bus driver', 'Marta Ellison': 'member | Northwick Clinic Ltd | Practice Manager' },
  ],
  [
    'customers who are quoted',
    '<p>“They took away my pain.” — Sam Tolliver</p><blockquote><p>Best clinic ever</p><footer>Dilys Framp, teacher</footer></blockquote>',
    { 'Sam Tolliver': 'mentioned', 'Dilys Framp': 'mentioned | Teacher' },
  ],
  [
    'also of organisations whose names are ordinary words',
    '<h2>Testimonials</h2><p>They took away my pain.</p><p>– Sam Tolliver, Programme Head, National End of Pain Programme</p>',
    { 'Sam Tolliver': 'mentioned | National End of Pain Programme | Programme Head' },
  ],
  [
    'those who comment',
    '<ol class="comment-list"><li class="comment"><cite>Sam Tolliver</cite> says: <p>Thanks!</p></li></ol>',
    { 'Sam Tolliver': 'mentioned' },
  ],
  [
    'authors of reviews in structured data',
    '<script type="application/ld+json">{"@type":"MedicalClinic","name":"Northwick Clinic Ltd","review":{"@type":"Review","author":{"@type":"Person","name":"Sam Tolliver"}}}</script>',
    { 'Sam Tolliver': 'mentioned' },
  ],
  [
    'with their title and employer in the element behind their name',
    '<div class="testimonial"><p>They took away my pain.</p><cite>Sam Tolliver</cite><span>Director, Elm Valley Mill</span></div>',
    { 'Sam Tolliver': 'mentioned | Elm Valley Mill | Director' },
  ],
  [
    'but guides, staff who are quoted and those who answer comments are staff',
    '<div class="team"><div class="card"><h3>Colin Draper</h3><p>Local guide</p></div></div>' +
      '<blockquote>We care.<footer>Marta Ellison, Director</footer></blockquote>' +
      '<ol class="comment-list"><li class="comment bypostauthor"><cite>Owen Fairley</cite>, Practice Manager, says: <p>Welcome!</p></li></ol>',
    {
      'Colin Draper': 'member | Northwick Clinic Ltd | Local guide',
      'Marta Ellison': 'member | Northwick Clinic Ltd | Director',
      'Owen Fairley': 'member | Northwick Clinic Ltd | Practice Manager',
    },
  ],
])('reviewers are not staff: %s', (_rule, body, expected) => expect(peopleOf(body)).toEqual(expected))

test("a reviewed company is not part of the reviewer’s contact, and a reviewer's badge is not a job title", () => {
  const { contacts } = extract(
    `<body>${HEAD}<div class="review"><b>Sam Tolliver</b><br>Local Guide<p>Go to Northwick Clinic Ltd!</p></div></body>`,
    { url: 'https://www.northwick-clinic.org/' },
  )
  expect(contacts.map(({ kind }) => kind)).toEqual(['organization'])
})
