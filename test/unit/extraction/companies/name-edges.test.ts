import { describe, expect, it } from 'vitest'
import { nameEdges } from '../../../../src/extraction/companies/name-edges.ts'

const cut = (written: string) => {
  const edges = nameEdges(written)
  return edges && written.slice(edges.start, edges.end)
}

describe('the boundaries of a name', () => {
  it.each([
    ['© 2019–2024 Elm Tools Ltd', 'Elm Tools Ltd'],
    ['Copyright(C)Elm Tools Inc.', 'Elm Tools Inc.'],
    ['Welcome to Elm Vale School', 'Elm Vale School'],
    ['Willkommen bei Elmhof Reisen', 'Elmhof Reisen'],
    ['Welkom bij Garage Elmstra', 'Garage Elmstra'],
    ['Bienvenue chez Ferme du Moulin', 'Ferme du Moulin'],
    ['Content property of Elm Media Inc.', 'Elm Media Inc.'],
    ['by Elm Studio', 'Elm Studio'],
    ['Board of Trustees of Elm University', 'Elm University'],
    ['von Elmwerke', 'Elmwerke'],
    ['Database Right Elm Research Ltd', 'Elm Research Ltd'],
    ['Tochterunternehmen Elmbau GmbH', 'Elmbau GmbH'],
    ['Leitung Einkauf bei Elmbau GmbH', 'Elmbau GmbH'],
    ['Head Office Elm Glass Ltd', 'Elm Glass Ltd'],
    ['Diese Ulmen Bau GmbH', 'Ulmen Bau GmbH'],
    ['Möbelproduzenten Ulmen GmbH', 'Ulmen GmbH'],
    ['Rechteinhaber: Ulmen Medien GmbH', 'Ulmen Medien GmbH'],
    ['Titular de los derechos Olmo Medios S.L.', 'Olmo Medios S.L.'],
    ['Logo of Elm Council', 'Elm Council'],
    ['Marketing for Elm Outdoors', 'Elm Outdoors'],
  ])('start %s with the name', (written, name) => expect(cut(written)).toBe(name))

  it.each([
    ['Elm Law Firm LLC. All Rights Reserved', 'Elm Law Firm LLC.'],
    ['Elmbau GmbH – Alle Rechte vorbehalten', 'Elmbau GmbH'],
    ['Elm Fasteners UK Ltd. Developed by Roe Systems Ltd.', 'Elm Fasteners UK Ltd.'],
    ['Talleres Olmo Tfno: 949 555 010', 'Talleres Olmo'],
    ['Elm Café, Tel. +44 1962 840500', 'Elm Café'],
    ['Elm Glass UK Contact Form', 'Elm Glass UK'],
    ['Elm Tools www.elm.example', 'Elm Tools'],
    ['The Elm Journal - Homepage', 'The Elm Journal'],
    ['Elm Post, a division of Roe Media Inc.', 'Elm Post'],
    ['Elm & Oak is a technology-driven company', 'Elm & Oak'],
    ['Elmwerke ist ein Hersteller', 'Elmwerke'],
    ['Elm Bookshop (gifts and cards)', 'Elm Bookshop'],
    ['Elm Hospital Association CEO Jane Roe', 'Elm Hospital Association'],
  ])('end %s after the name', (written, name) => expect(cut(written)).toBe(name))

  it.each([
    'Foto: Jane Roe',
    'Image credit: Elm Studio',
    'Jane Roe/Getty Images',
    'CC BY-NC-SA',
    'Unsere Mitarbeiter haben viel zu tun',
  ])('contain no name in %s', (written) => expect(nameEdges(written)).toBeNull())

  it.each([
    'Elm & Oak Ltd',
    'Contact Energy',
    'The Home of Elm',
    'Stiftung für Elmkunde',
    'Partei der Ulmen',
    'Elm Is Green Ltd',
    'De Elm',
    'Institute of Design by Elm',
    'Teleelm S.A.',
    'Hostelm Inc.',
    'Elm UG (haftungsbeschränkt)',
  ])('leave %s whole', (written) => expect(cut(written)).toBe(written))
})
