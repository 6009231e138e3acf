import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { companiesIn } from '../../../support/companies-in.ts'

describe('an organisation without a legal form is named where a person works for it', () => {
  const person = '<b>Dr. Susan Miller</b>'
  test.each([
    [`${person}, secretary of the Elm Vale Anglers' Association, said so.`, ["Elm Vale Anglers' Association"]],
    [`${person}, a civil engineer at the University of Elmstead, told us.`, ['University of Elmstead']],
    [`${person}, M.D., Partner at Quay Street Ventures, will join.`, ['Quay Street Ventures']],
    [`<h2>Susan Miller</h2><p>Staff Engineer at Meerpaal</p><p>Pressure and how to live with it</p>`, ['Meerpaal']],
    [`<h2>Susan Miller</h2><p>Developer Advocate @ Meerpaal</p>`, ['Meerpaal']],
    [`<h2>Susan Miller</h2><p>Researcher, Institut Armorel d’Optique</p>`, ['Institut Armorel d’Optique']],
    [
      `<h3>Susan Miller</h3><p>Chief Scientist</p><p>Elm Hills National Laboratory</p>`,
      ['Elm Hills National Laboratory'],
    ],
    [`${person}, Veterinäramt Elmkreis, Badstraße 2`, ['Veterinäramt Elmkreis']],
    [`${person}<br>Juniper Quay Communications for Acme`, ['Juniper Quay Communications']],
    [`${person}, who chairs the Elm Vale Trust, said so.`, ['Elm Vale Trust']],
    [`${person}, regional organiser of the Elm Vale Builders' Union, said so.`, ["Elm Vale Builders' Union"]],
    [`<h2>Susan Miller</h2><p>Founder & CEO, Glacient</p>`, ['Glacient']],
    [`${person}, CEO of Glacient, said so.`, ['Glacient']],
    [`${person} Partner, Ferrand & Hale LLP`, ['Ferrand & Hale LLP']],
    [`Contact: ${person} Ferrand & Hale LLP`, ['Ferrand & Hale LLP']],
    [`<strong>Susan Miller</strong> Elektro GmbH`, ['Susan Miller Elektro GmbH']],
    [`${person}, CEO, London`, []],
    [`${person} works under our Chief Executive, <b>Mr. Peter Brown</b>`, []],
    [`${person}, Owner<br>Call Today`, []],
    [`${person}, Head of Sales at London`, []],
    [`${person} spoke at Wembley.`, []],
    [`${person}, Marketing Services`, []],
    [`${person}<br>Parts and Services`, []],
    [`${person}<br>School Secretary`, []],
    [`${person}, chair of the Board of Directors`, []],
    [`${person}, Head of Human Resources`, []],
    [`<strong>Rex</strong>, Office Cat<br>${person}, Office Mum`, []],
    [`${person}, Head of Sales at Bank of Elmstead`, ['Bank of Elmstead']],
  ])('%s', (html, companies) => {
    const { findings } = extract(`<p>${html}</p>`, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(companies)
  })
})

describe('an organisation that says what it is, without a legal form, is named where it acts', () => {
  test.each([
    ['en', 'The round was led by Quay Street Ventures.', ['Quay Street Ventures']],
    [
      'en',
      'It closed today with participation from Elm Life Fund, Bath-based Orchard Capital and the Oak Fund.',
      ['Elm Life Fund', 'Orchard Capital', 'Oak Fund'],
    ],
    ['en', 'Last week it rained. Elm Vale Borough Council declined to comment.', ['Elm Vale Borough Council']],
    ['en', 'Acme is part of the Khaled Marwan Group and sells pipes.', ['Khaled Marwan Group']],
    ['en', 'A college of Elmside Education and Training Board', ['Elmside Education and Training Board']],
    ['en', 'We work with our debt collection agent Quayside Recovery Partners.', ['Quayside Recovery Partners']],
    ['en', 'We are a member of Elmcrest International, a network of firms.', ['Elmcrest International']],
    ['de', 'Wir gehören zur Elmstein-Gruppe.', ['Elmstein-Gruppe']],
    ['en', 'Turbines made by the Leeds engineering firm Hargreave Rotating Machines.', ['Hargreave Rotating Machines']],
    ['es', 'La obra de la empresa Montajes Oliva, que empieza.', ['Montajes Oliva']],
    ['en', 'The company Christmas Party. Read the company Privacy Policy here.', []],
    ['en', 'It has the backing of the Elm Bay Wildfowl Trust, which counted geese.', ['Elm Bay Wildfowl Trust']],
    ['en', 'Elm Vale Council’s planning officers agree.', ['Elm Vale Council']],
    ['es', 'La obra, financiada en parte por el Banco Robles de Fomento, empieza.', ['Banco Robles de Fomento']],
    ['pl', 'Partnerem projektu jest Stowarzyszenie Otwarte Okna.', ['Stowarzyszenie Otwarte Okna']],
    ['en', '<strong>Agency: Trama & Voz Comunicación</strong>', ['Trama & Voz Comunicación']],
    ['en', 'A spokesperson for the ELV said: “We are in talks.”', ['ELV']],
    ['de', 'Ein Sprecher der Elbtalwerke dementierte.', ['Elbtalwerke']],
    ['en', 'A spokesman for Mr Roe agreed. A spokeswoman for London said no.', []],
    [
      'en',
      '</p><h3>Our partners</h3><p>Rotary Club of Elmstead<br>Become a Partner<br>Gold Partners<br>Elm Vale Bank</p><h3>News</h3><p>Oak Vale Bank',
      ['Rotary Club of Elmstead', 'Elm Vale Bank'],
    ],
    ['en', '</p><h2>Our clients</h2><ul><li>Case Studies<li>Engineering<li>Media Group</ul><p>', []],
    ['en', 'Pune Dealer : Satara Fluid Power, Gala No. 9', ['Satara Fluid Power']],
    ['en', 'Dealer: Find your nearest', []],
    ['it', 'Studio Legale Verdi Neri - P.I. e C.F. 02716340249', ['Studio Legale Verdi Neri']],
    ['en', 'Elm Street Dental Practice · VAT no. 123 4567 89', ['Elm Street Dental Practice']],
    ['en', 'Elm Street Clinic, 4 High Street, Wells - ABN 12 345 678 901', ['Elm Street Clinic']],
    ['en', 'Our Practice prices include VAT 20%. Registered in England. Company No 1234567', []],
    ['en', 'She holds a PhD from Elmstead University and walks to the Elm Vale Hospital.', []],
    ['en', 'We are members of the Federation of Master Glaziers.', []],
    ['en', 'City Council declined to comment. It is run by the Board of Directors.', []],
    ['en', 'It was supported by our Customer Services. Our partners Solutions', []],
    ['en', 'Home Services Solutions Group Media Elm Vale Bank Books', []],
  ])('%s: %s', (language, text, companies) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual(companies)
  })
})
