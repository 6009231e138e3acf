import { describe, expect, it } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const companiesOf = (html: string, url: string) =>
  extract(html, { url })
    .findings.filter(({ type }) => type === 'companies')
    .map(({ value }) => value)

const page = (title: string, body: string, head = '') =>
  `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`

describe('the owner of a page', () => {
  it.each([
    [
      'a school in its title, by the letters of its kind',
      'https://jane.github.io/site/staff.html',
      page('Брестівська ЗОШ', '<h3>Наші</h3><p>Класний керівник 9 класу</p>'),
      'Брестівська ЗОШ',
    ],
    [
      'a parish whose domain shortens its name',
      'https://www.oaktonpc.example/contact',
      page('Contact | Oakton Parish Council', '<h1>Oakton Parish Council</h1><p>Write to clerk@oaktonpc.example.</p>'),
      'Oakton Parish Council',
    ],
    [
      'a workshop that its heading, title and mail name',
      'https://ulmenbau.example/kontakt',
      page('Kontakt – Ulmenbau Altstadt', '<h1>Ulmenbau Altstadt</h1><p>post@ulmenbau.example</p>'),
      'Ulmenbau Altstadt',
    ],
    [
      'a club whose board is the heading, in the genitive',
      'https://elmklubben.example/bestyrelse',
      page('Bestyrelse', '<h1>Elmklubbens bestyrelse</h1><p>Formand: Mads Lind</p><p>post@elmklubben.example</p>'),
      'Elmklubben',
    ],
    [
      'a shop that greets in a heading',
      'https://lunebleue.example/',
      page('Accueil', '<h2>Bienvenue chez Lune Bleue</h2><p>info@lunebleue.example</p>'),
      'Lune Bleue',
    ],
    [
      'a name of the title that its sentences use, where nothing else tells',
      'https://www.hillpark.example/contact',
      page(
        'The Hollin Oaks - Contact us',
        '<p>The Hollin Oaks</p><p>4 High Street, Leeds LS1 4AB</p><p>Jobs at The Hollin Oaks. At The Hollin Oaks we care. The Hollin Oaks is open.</p>',
      ),
      'The Hollin Oaks',
    ],
    [
      'the only organisation among the names of a title',
      'https://www.elmtalvoice.example/program',
      page(
        'Programme of the Fifth Symposium – Elmtal Association of Voice Teachers',
        '<h1>Fifth Symposium</h1><p>9:00</p>',
      ),
      'Elmtal Association of Voice Teachers',
    ],
    [
      'a maker whose trade follows their name',
      'https://www.janemilburnceramics.example/shows',
      page(
        'Shows — Jane Milburn Ceramics',
        '<a href="/">Jane Milburn Ceramics</a><h1>Shows</h1><p>Studio open daily</p>',
      ),
      'Jane Milburn Ceramics',
    ],
    [
      'what a title has beside the heading of the page',
      'https://www.jars.example/2020/opening',
      page('Opening a jar | Elm 2.0 and more', '<h1>Opening a jar</h1><p>Turn the lid.</p>'),
      'Elm 2.0 and more',
    ],
    [
      'the only holder of a notice with a year, however long its name',
      'https://www.ulmi.example/notizie',
      page(
        'Notizie: la fioritura',
        '<h1>La fioritura</h1><footer>© 2020 Ente Parco Regionale degli Olmi Valle e Colline</footer>',
      ),
      'Ente Parco Regionale degli Olmi Valle e Colline',
    ],
    [
      'what a title has beside the name of the page, in any script',
      'https://192.0.2.1/doctors',
      page('الأطباء - مركز الأرز الطبي', '<h3>د. سامر حسن</h3>'),
      'مركز الأرز الطبي',
    ],
    [
      'the same with words in lower case',
      'https://192.0.2.1/nauczyciele',
      page('Nauczyciele | Zespół Szkół w Wiązowie', '<p>Lista</p>'),
      'Zespół Szkół w Wiązowie',
    ],
    [
      'the same joined by a hyphen in Chinese',
      'https://192.0.2.1/zj',
      page('专家介绍-青杉市人民医院', '<p>列表</p>'),
      '青杉市人民医院',
    ],
    [
      'a whole title that says what it names',
      'https://192.0.2.1/contact',
      page('Alderwood Restaurant', '<p>Book a table.</p>'),
      'Alderwood Restaurant',
    ],
    [
      'without its slogan in structured data',
      'https://www.elmpost.example/news/1',
      page(
        'Rain',
        '<p>It rains.</p>',
        '<script type="application/ld+json">{"@type":"Organization","name":"Elm Post – News from all of the Elm Valley"}</script>',
      ),
      'Elm Post',
    ],
    [
      'without a slogan in several parts, as the publisher of an article too',
      'https://www.elmpost.example/news/2',
      page(
        'Rain',
        '<p>It rains.</p>',
        '<script type="application/ld+json">{"@type":"Article","publisher":"Elm Post - News of the Region - Ash - Oak"}</script>',
      ),
      'Elm Post',
    ],
    [
      'the blog and not the platform that hosts it and shows its logo',
      'https://elmnotes.wordpress.com/2020/01/rain',
      page(
        'Rain – Elm Notes',
        '<a href="https://elmnotes.wordpress.com/">Elm Notes</a><a href="/"><img alt="WordPress.com logo" class="logo"></a>',
        '<meta property="og:site_name" content="Elm Notes">',
      ),
      'Elm Notes',
    ],
    [
      'whoever a link home names between words about the link',
      'https://www.elmtools.example/a',
      page('Saws – Elm Tools', '<a class="logo" href="/">Elm Tools home</a><footer>© 2020 Elm Tools</footer>'),
      'Elm Tools',
    ],
  ])('is %s', (_, url, html, name) => expect(companiesOf(html, url)).toEqual([name]))

  it.each([
    [
      'several holders, as of pictures',
      'Rain',
      '<p>© 2020 Ente Parco Regionale degli Olmi Valle e Colline</p><p>© 2020 Ente Parco Marino degli Scogli Baia e Isole</p>',
    ],
    ['a title that is a sentence', 'How to open a jar', '<h1>How to open a jar</h1>'],
    ['a person beside the heading', 'Opening a jar | Jane Roe', '<h1>Opening a jar</h1>'],
  ])('is unknown with %s', (_, title, body) =>
    expect(companiesOf(page(title, body), 'https://jars.example/a/b')).toEqual([]),
  )

  it('has no other name that only titles, logos, links and headings contain', () => {
    const html = page(
      'Elm Tools | Cordless Drills | Garden Shears',
      '<a href="/"><img class="logo" alt="Elm Tools Best Drills Ever"></a><h1>Cordless Drills</h1>' +
        '<a href="/">Front Desk</a><footer>© 2024 Elm Tools. All rights reserved.</footer>',
      '<meta property="og:site_name" content="Elm Tools">',
    )
    expect(companiesOf(html, 'https://elmtools.example/drills')).toEqual(['Elm Tools'])
  })

  it('is reported next to the brand of the domain', () => {
    const html = page(
      'Contact - Greenleaf Tea',
      '<h1>Contact</h1><footer>© 2024 Roe Holdings Ltd, 4 High Street, Leeds LS1 4AB</footer>',
      '<meta property="og:site_name" content="Greenleaf Tea">',
    )
    expect(companiesOf(html, 'https://greenleaftea.example/contact').sort()).toEqual([
      'Greenleaf Tea',
      'Roe Holdings Ltd',
    ])
  })

  it('has its name rather than its host name', () => {
    const html = page(
      'News - elmpost.example',
      '<footer>© 2024 Elmpost</footer>',
      '<meta property="og:site_name" content="Elmpost.com">',
    )
    expect(companiesOf(html, 'https://elmpost.com/news/1')).toEqual(['Elmpost'])
  })

  it('is not a heading without other evidence', () => {
    const html = page('Seasonal Recipes', '<h1>Wild Garlic Pesto</h1><p>Chop the garlic.</p>')
    expect(companiesOf(html, 'https://cookbook.example/pesto')).toEqual([])
  })

  it('is unknown on the page of a person', () => {
    const html = page('Jane Roe – Writer', '<h1>Jane Roe</h1><p>I write.</p><footer>© 2024 Jane Roe</footer>')
    expect(companiesOf(html, 'https://janeroe.example/')).toEqual([])
  })
})

it('the owner is the site if its markup declares its own name as a person, and no person is found', () => {
  const markup = (name: string) =>
    extract(
      page(
        `News of today - ${name}`,
        '<p>Nothing else.</p>',
        `<meta property="og:site_name" content="${name}">` +
          `<script type="application/ld+json">{"@type":["Person","Organization"],"name":"${name}"}</script>`,
      ),
      { url: `https://${name.toLowerCase().replace(' ', '')}.example/a` },
    ).findings.flatMap(({ type, value }) => (value === name ? [type] : []))
  expect(markup('Ulmenland Direkt')).toEqual(['companies'])
  expect(markup('Jane Quill')).toContain('names')
})

describe('name boundaries on a page', () => {
  it.each([
    [
      'a chain of legal forms is one company’s',
      'https://www.olmo.com.br/',
      '<p>© 2020 Olmo Comercio Ltda - ME</p>',
      ['Olmo Comercio Ltda - ME'],
    ],
    ['a size behind a form', 'https://www.olmo.com.br/', '<p>© 2020 Olmo EIRELI - EPP</p>', ['Olmo EIRELI - EPP']],
    [
      'a GmbH and the KG that it leads',
      'https://www.ulme.de/',
      '<p>Ulmen GmbH</p><p>Ulmen GmbH & Co. KG</p>',
      ['Ulmen GmbH', 'Ulmen GmbH & Co. KG'],
    ],
    [
      'a brand with "by" that the domain spells, and the kind of its company',
      'https://www.skinbyelm.com/',
      '<p>Copyright © 2014 Skin by Elm, Inc., a Nevada Dental Corporation. All rights reserved.</p>',
      ['Skin by Elm, Inc.'],
    ],
    [
      'a notice that is a sentence',
      'https://www.lap.hu/',
      '<html lang="hu"><p>© 2020 A SZIL kiadója a Diófa Média Zrt.</p>',
      ['Diófa Média Zrt.'],
    ],
    [
      'a name and its initials',
      'https://x.example/',
      '<p>© 2020 Elm Vale Union (EVU)</p><h2>EVU</h2>',
      ['Elm Vale Union'],
    ],
    ['a computer', 'https://x.us/', '<p>Made in the USA, Austin, TX</p><li>Touch Screen Panel PC</li>', []],
  ])('%s', (_, url, html, names) => expect(companiesOf(html, url)).toEqual(names))
})

describe('where no name is the owner', () => {
  it.each([
    [
      'the only name that links home',
      'https://www.portal.example/news',
      '<p>Read on.</p><a href="/">Hollin Gazette</a>',
      ['Hollin Gazette'],
    ],
    [
      'not one of several',
      'https://www.portal.example/news',
      '<a href="/">Hollin Gazette</a><a href="/">Oak Rota</a>',
      [],
    ],
    ['not a page', 'https://www.portal.example/news', '<a href="/">Our offers</a>', []],
    [
      'the address of a site with a mailbox of its own',
      'https://www.hollin-oaks.com/contact',
      '<p>Write to post@hollin-oaks.com</p>',
      ['Hollin Oaks'],
    ],
    [
      'as the page writes it',
      'https://www.hollinoaks.com/contact',
      '<p>Jars of Hollin Oaks honey. Write to post@hollinoaks.com</p>',
      ['Hollin Oaks'],
    ],
    ['not with another mailbox', 'https://www.hollin-oaks.com/', '<p>Write to post@oakmail.com</p>', []],
    [
      'not beside a company',
      'https://www.hollin-oaks.com/',
      '<p>post@hollin-oaks.com</p><p>Made for Quill Jars Ltd.</p>',
      ['Quill Jars Ltd.'],
    ],
    ['not of a university', 'https://www.hollin.edu.cn/lind/', '<p>lind@hollin.edu.cn</p>', []],
    ['not below a shared host', 'https://hollin.blogspot.com/', '<p>post@hollin.blogspot.com</p>', []],
  ])('%s', (_, url, body, names) => expect(companiesOf(page('Contact', body), url)).toEqual(names))

  it.each(['https://www.janeroe.com/', 'https://www.jroe.com/', 'https://www.rowley.com/'])(
    'nobody is named after the address of a person: %s',
    (url) => {
      const person = url.includes('rowley') ? 'Jane Rowley' : 'Jane Roe'
      const host = new URL(url).hostname.slice(4)
      expect(companiesOf(page('Contact', `<h3>${person}</h3><p>Gardener</p><p>post@${host}</p>`), url)).toEqual([])
    },
  )
})

describe('a text that the markup calls the brand', () => {
  it.each([
    ['of a link to another site', '<a class="navbar-brand" href="https://en.qrst.example/">QRST</a>'],
    ['without a link', '<div class="logo"><img src="a.png" alt=""><span>QRST</span></div>'],
  ])('is the owner where nothing else is: %s', (_, brand) => {
    const html = page('Organizers', `<nav>${brand}<a href="program.html">Program</a></nav><p>Held in spring.</p>`)
    expect(companiesOf(html, 'https://60th-kis.github.io/organizers.html')).toEqual(['QRST'])
  })

  it('is none if it only says what the page is', () => {
    const html = page('Latest news', '<h1 class="site-title">Latest News</h1><p>Held in spring.</p>')
    expect(companiesOf(html, 'https://symposium-2018.example/news.html')).toEqual([])
  })
})

describe('whose page a title says it is', () => {
  it.each([
    ["Elm Bakery's team", ['Elm Bakery']],
    ["Jorun Quill's contact", []],
  ])('%s', (title, names) => {
    expect(companiesOf(page(title, '<p>Hello there.</p>'), 'https://q.example/contact')).toEqual(names)
  })
})

it.each([
  [
    'a unit',
    '<p><b>Sparte Tennis, TC Elmstadt</b><br>Elmweg 2<br>94562 Oberpöring</p><p>© 2024 TC Elmstadt</p>',
    'TC Elmstadt',
  ],
  [
    'the person behind it',
    '<p>Firma: Mara Quill Marlow (Praxis Mara Quill)</p><p>© 2024 Praxis Mara Quill</p>',
    'Praxis Mara Quill',
  ],
])('is named without %s beside it', (_, body, name) => {
  expect(companiesOf(page(`Impressum | ${name}`, body), 'https://www.tc-elmstadt.de/impressum')).toEqual([name])
})

it('is not a person whose name the heading writes in two scripts', () => {
  const html = page(
    'Home',
    '<h1>Mara Quill(周艳杰) 中文版</h1><p>周艳杰，男，博士二年级，现就读于韩国。</p><p>© Mara Quill</p>',
  )
  expect(companiesOf(html, 'https://lab.github.io/maraquill/')).toEqual([])
})

it('is named without the kind alone that begins its name', () => {
  const html = page(
    'Kaninchenzuchtverein K12 Elmstadt',
    '<h3>Angaben gemäß § 5 TMG</h3><p>Kaninchenzuchtverein<br>K12 Elmstadt</p><p>© 2024 Kaninchenzuchtverein K12 Elmstadt</p>',
  )
  expect(companiesOf(html, 'https://k12verein.example/impressum')).toEqual(['Kaninchenzuchtverein K12 Elmstadt'])
})

it.each([
  ['jane.github.io/elm-choir/', 'Elm Choir', 'We sing on Fridays. Elm Choir was founded in 1990.'],
  ['jane.github.io/elm-choir/team.html', 'Elm Choir', 'The Elm Choir sings. Elm Choir is open to all.'],
])('may be spelled by the folder of a project: %s', (url, name, text) => {
  expect(companiesOf(page('Team', `<h2>${name}</h2><p>${text}</p>`), `https://${url}`)).toEqual([name])
})

it('may be a research group in Chinese', () => {
  const html = page('联系我们 | 山东大学王明教授课题组', '<div>山东大学王明教授课题组</div><div>首页</div>')
  expect(companiesOf(html, 'http://www.wanglab.example/contact.php')).toContain('山东大学王明教授课题组')
})

it('is spelled by a mailbox at a provider, beside the maker of the page', () => {
  const body = '<p>tkbukitelma@gmail.com</p><footer>© 2024 All rights reserved by - <a href="#">Quill</a></footer>'
  expect(companiesOf(page('KB-TK Bukit Elma', body), 'https://jane.github.io/TK-Bukit/contact.html')).toContain(
    'KB-TK Bukit Elma',
  )
})

describe('the logo of an owner', () => {
  it.each([
    [
      'may be written in two scripts',
      'https://aobashokai.example/',
      page(
        '青葉商工会',
        '<a href="/"><span>青</span><b>青葉商工会</b><small>AOBA SHOKAI</small></a><p><span>青</span>青葉商工会</p>' +
          '<p>人をつなぐ商工会です</p><footer>© 青葉商工会</footer>',
      ),
      '青葉商工会',
    ],
    [
      'may be one of several files',
      'https://ulmenverein.example/',
      page('Start', '<a href="/"><img src="logo.png" alt="Ulmenverein Logo klein weiss"></a><p>Willkommen</p>'),
      'Ulmenverein',
    ],
    [
      'may be called so in Bulgarian',
      'https://elm-union.example/',
      page('Контакти | Брястов певчески съюз', '<a href="/"><img src="logo.png" alt="Брястов Певчески Съюз лого"></a>'),
      'Брястов певчески съюз',
    ],
    [
      'may be called so in Portuguese, with a preposition',
      'https://olmo.example/',
      page('Início', '<a href="/"><img src="logo.png" alt="Logotipo da Olmo"></a><footer>© 2024 Olmo</footer>'),
      'Olmo',
    ],
  ])('%s', (_what, url, html, name) => expect(companiesOf(html, url)).toEqual([name]))
})
