import { describe, expect, it } from 'vitest'
import { priorityOf } from '../../../src/url-policy/priority.ts'

const step = (path: string, text = '') => Math.floor(priorityOf(`https://example.com${path}`, text, 1) / 10)
const [CONTACT, ABOUT, ORDINARY, DULL] = [1, 2, 3, 4]

describe('the order of pages', () => {
  it('starts with the home page', () => {
    expect(priorityOf('https://example.com/', '', 5)).toBe(0)
    expect(priorityOf('https://example.com/?lang=de', '', 5)).toBeGreaterThan(0)
  })

  it('puts shallow pages before deep ones of their kind, but not before better kinds', () => {
    const url = 'https://example.com/a'
    expect(priorityOf(url, '', 1)).toBeLessThan(priorityOf(url, '', 2))
    expect(priorityOf('https://example.com/contact', '', 99)).toBeLessThan(priorityOf(url, '', 0))
  })

  it.each([
    '/contact',
    '/contact-us/',
    '/en/contact.html',
    '/ContactUs.aspx',
    '/get-in-touch',
    '/locations',
    '/offices/berlin',
    '/imprint',
    '/customer-enquiries',
    '/kontakt',
    '/kontaktformular.php',
    '/impressum',
    '/ansprechpartner',
    '/anfahrt',
    '/contactez-nous',
    '/nous-contacter',
    '/mentions-legales',
    '/contacto',
    '/contactenos',
    '/aviso-legal',
    '/contato',
    '/fale-conosco',
    '/contatti',
    '/dove-siamo',
    '/yhteystiedot',
    '/ota-yhteytt%C3%A4',
    '/kapcsolat',
    '/ileti%C5%9Fim',
    '/iletisim',
    '/kontakty',
    '/%CE%B5%CF%80%CE%B9%CE%BA%CE%BF%CE%B9%CE%BD%CF%89%CE%BD%CE%AF%CE%B1',
    '/контакты',
    '/контакти',
    '/お問い合わせ',
    '/联系我们',
    '/聯絡我們',
    '/연락처',
    '/اتصل-بنا',
    '/संपर्क',
    '/צור-קשר',
    '/lien-he',
    '/hubungi-kami',
    '/ติดต่อเรา',
  ])('%s is a contact page', (path) => {
    expect(step(path)).toBe(CONTACT)
  })

  it.each([
    '/about',
    '/about-us',
    '/s/about-us.html',
    '/company',
    '/team',
    '/our-team',
    '/team/jane-doe',
    '/staff',
    '/people',
    '/leadership',
    '/meet-the-team',
    '/ueber-uns',
    '/%C3%BCber-uns',
    '/mitarbeiter',
    '/unternehmen',
    '/a-propos',
    '/qui-sommes-nous',
    '/equipe',
    '/%C3%A9quipe',
    '/notre-equipe',
    '/quienes-somos',
    '/qui%C3%A9nes-somos',
    '/sobre',
    '/sobre-nosotros',
    '/equipo',
    '/quem-somos',
    '/chi-siamo',
    '/azienda',
    '/over-ons',
    '/om-oss',
    '/om-os',
    '/o-nas',
    '/o-firmie',
    '/rolunk',
    '/despre-noi',
    '/hakk%C4%B1m%C4%B1zda',
    '/hakkimizda',
    '/о-компании',
    '/会社概要',
    '/关于我们',
    '/회사소개',
    '/من-نحن',
    '/אודות',
  ])('%s is about people', (path) => {
    expect(step(path)).toBe(ABOUT)
  })

  it.each([
    ['Contact us', CONTACT],
    ['Kontakt & Anfahrt', CONTACT],
    ['Связаться с нами', CONTACT],
    ['お問い合わせはこちら', CONTACT],
    ['Sales offices', CONTACT],
    ['Who we are', ABOUT],
    ['Über uns', ABOUT],
    ['Meet the team', ABOUT],
    ['О компании', ABOUT],
    ['Products', ORDINARY],
    ['', ORDINARY],
    ['How to contact your senator in ten easy steps', ORDINARY],
  ])('a link with the text %j has kind %i', (text, kind) => {
    expect(step('/x1', text)).toBe(kind)
  })

  it.each([
    '/products/shoe-12',
    '/news',
    '/how-to-contact-your-senator-in-ten-steps',
    '/companyware',
    '/sobremesa',
    '/teamwork',
    '/aboutness',
    '/peoples-choice',
    '/%E9t%E9',
  ])('%s is ordinary', (path) => {
    expect(step(path)).toBe(ORDINARY)
  })

  it.each([
    '/blog/page/2',
    '/catalog?page=2',
    '/tag/contact',
    '/login',
    '/sign-in',
    '/cart',
    '/warenkorb',
    '/print/contact',
    '/feed/',
    '/calendar/2024',
    '/search?x=y',
    '/?s=contact',
    '/post?replytocom=5',
    '/share',
  ])('%s has low priority', (path) => {
    expect(step(path)).toBe(DULL)
  })
})
