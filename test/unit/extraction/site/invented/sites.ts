import type { InventedSite } from '../../../../support/read-site.ts'

interface Invented {
  readonly base: string
  readonly language: string
  readonly title: string
  readonly footer: string
  readonly pages: InventedSite
}

/** Invented websites of several countries and kinds. No person and nothing in them exists. */
export const SITES = {
  german: {
    base: 'https://www.ulmenhof-metallbau.de/',
    language: 'de',
    title: 'Ulmenhof Metallbau',
    footer:
      '<p>© 2025 Ulmenhof Metallbau GmbH · Tel. <a href="tel:+497131555120">07131 555120</a> · <a href="mailto:info@ulmenhof-metallbau.de">info@ulmenhof-metallbau.de</a></p><p>Webdesign: <a href="https://pixelkiste-werbung.de">Pixelkiste Werbeagentur</a></p>',
    pages: {
      '/': '<h1>Ulmenhof Metallbau</h1><p>Geländer, Treppen und Tore aus Heilbronn seit 1962.</p>',
      '/impressum.html':
        '<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Ulmenhof Metallbau GmbH<br>Schmiedegasse 12-14<br>74072 Heilbronn</p><p>Geschäftsführer: Bernd Kastner, Sabine Kastner-Vogt</p><p>Telefon: 07131 / 555 120<br>Fax: 07131 / 555 129<br>E-Mail: info@ulmenhof-metallbau.de</p><p>Registergericht: Amtsgericht Stuttgart, HRB 123456</p><p>Bankverbindung: Kreissparkasse Ulmenland, IBAN DE02 1203 0000 0000 2020 51</p>',
      '/team.html':
        '<h1>Ihre Ansprechpartner</h1><div class="card"><h3>Bernd Kastner</h3><p>Geschäftsführer</p><p>Tel. 07131 555121<br>b.kastner@ulmenhof-metallbau.de</p></div><div class="card"><h3>Yvonne Ahrens</h3><p>Buchhaltung</p><p>Tel. 07131 555124<br>y.ahrens@ulmenhof-metallbau.de</p></div><div class="card"><h3>Jens Pohlmann</h3><p>Werkstattleiter</p><p>Mobil 0171 5551299</p></div>',
      '/kontakt.html':
        '<h1>Kontakt</h1><p>Ulmenhof Metallbau<br>Schmiedegasse 12-14, 74072 Heilbronn</p><p>Frau Ahrens hilft gerne: 07131 555124</p>',
      '/datenschutz.html':
        '<h1>Datenschutz</h1><p>Verantwortlicher: Ulmenhof Metallbau GmbH, Schmiedegasse 12-14, 74072 Heilbronn</p><p>Zuständige Aufsichtsbehörde: Der Landesbeauftragte für den Datenschutz Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart, poststelle@datenschutz-ulmenland.de</p>',
    },
  },
  french: {
    base: 'https://tc-valdormont.fr/',
    language: 'fr',
    title: 'TC Valdormont',
    footer:
      '<p>Tennis Club de Valdormont – 4 rue des Tilleuls, 26110 Valdormont – 04 75 55 01 02 – contact@tc-valdormont.fr</p><a href="https://www.facebook.com/tcvaldormont">Facebook</a>',
    pages: {
      '/': '<h1>Tennis Club de Valdormont</h1><p>Bienvenue au TCV, le club de tennis.</p>',
      '/bureau.html':
        '<h1>Le bureau</h1><ul><li><b>MERCIER Odile</b> – Présidente – 06 12 55 01 03 – odile.mercier@orange.fr</li><li><b>LE GALL Yann</b> – Trésorier – 06 12 55 01 04</li><li><b>BONNET Lucie</b> – Secrétaire – lucie.bonnet26@gmail.com</li></ul>',
      '/contact.html':
        '<h1>Contact</h1><p>TCV, 4, Rue des Tilleuls 26110 VALDORMONT. Tél : 04.75.55.01.02</p><p>Présidente : Odile Mercier</p>',
    },
  },
  doctor: {
    base: 'https://www.praxis-brandtner.at/',
    language: 'de',
    title: 'Dr. Hanna Brandtner',
    footer:
      '<p>Dr. med. univ. Hanna Brandtner · Lindengasse 7/2 · 1070 Wien · <a href="tel:+4315550199">01 555 01 99</a> · ordination@praxis-brandtner.at</p>',
    pages: {
      '/': '<h1>Dr. Hanna Brandtner</h1><p>Fachärztin für Dermatologie. Willkommen in meiner Ordination.</p>',
      '/ueber-mich': '<h1>Über mich</h1><p>Dr. Hanna Brandtner wurde in Graz geboren.</p>',
      '/team': '<h1>Team</h1><p>Ordinationsassistentin: Petra Silhavy</p>',
    },
  },
  school: {
    base: 'https://www.elmbridge-primary-school.co.uk/',
    language: 'en',
    title: 'Elmbridge Primary School',
    footer:
      '<p>Elmbridge Primary School, Mill Lane, Elmbridge, Surrey KT12 4ZZ</p><p>Tel: 01932 555014 | office@elmbridge-primary-school.co.uk</p><p>Part of the Riverside Learning Trust</p>',
    pages: {
      '/': '<h1>Elmbridge Primary School</h1><p>Headteacher: Mrs Joanna Whitlock</p>',
      '/staff':
        '<h1>Our staff</h1><h2>Senior Leadership</h2><ul><li>Mrs J Whitlock – Headteacher</li><li>Mr Daniel Osei – Deputy Headteacher</li></ul><h2>Teachers</h2><ul><li>Miss Clare Pemberton – Year 1</li><li>Mr Rahul Desai – Year 4</li></ul>',
      '/governors':
        '<h1>Governors</h1><table><tr><th>Name</th><th>Role</th></tr><tr><td>Susan Bright</td><td>Chair of Governors</td></tr><tr><td>Peter Lomax</td><td>Parent Governor</td></tr></table><p>Contact the chair: s.bright@elmbridge-primary-school.co.uk</p>',
    },
  },
  dutch: {
    base: 'https://www.kaasplankje-winkel.nl/',
    language: 'nl',
    title: 'Kaasplankje',
    footer: '<p>© Kaasplankje 2025</p><p>Kaasplankje is een handelsnaam van Van Rossem Zuivel B.V. – KvK 12345678</p>',
    pages: {
      '/': '<h1>Kaasplankje</h1><p>De lekkerste kaas, thuisbezorgd.</p>',
      '/contact':
        '<h1>Contact</h1><p>Van Rossem Zuivel B.V.<br>Kerkstraat 15<br>3421 AB Oudewater</p><p>Tel: 0348-555210<br>E-mail: klantenservice@kaasplankje-winkel.nl</p><p>Eigenaar: Joost van Rossem</p>',
      '/over-ons': '<h1>Over ons</h1><p>Oprichter Joost van Rossem begon in 1998.</p>',
    },
  },
  law: {
    base: 'https://www.hartwellgreer.com/',
    language: 'en',
    title: 'Hartwell Greer LLP',
    footer:
      '<p>© 2024 Hartwell Greer LLP. Attorney advertising. Website by <a href="https://brightfoxmedia.net">Bright Fox Media</a></p>',
    pages: {
      '/': '<!doctype html><html lang="en"><head><title>Hartwell Greer LLP | Attorneys in Dayton, Ohio</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Hartwell Greer LLP","telephone":"+1-937-555-0140","address":{"@type":"PostalAddress","streetAddress":"40 W Third St, Suite 1200","addressLocality":"Dayton","addressRegion":"OH","postalCode":"45402"},"sameAs":["https://www.linkedin.com/company/hartwell-greer"]}</script></head><body><main><h1>Trusted counsel</h1><p>Call (937) 555-0140</p></main><footer>© 2024 Hartwell Greer LLP</footer></body></html>',
      '/attorneys':
        '<h1>Attorneys</h1><div><h3><a href="/a/mh">Marcus T. Hartwell</a></h3><p>Managing Partner</p><p>mhartwell@hartwellgreer.com | 937.555.0141</p></div><div><h3>Denise Greer</h3><p>Partner</p><p>dgreer@hartwellgreer.com | 937.555.0142</p></div>',
      '/a/mh':
        '<h1>Marcus Hartwell</h1><p>Managing Partner</p><p>Direct: (937) 555-0141</p><p><a href="https://www.linkedin.com/in/marcus-hartwell">LinkedIn</a></p><p>Marcus is a member of the Ohio State Bar Association.</p>',
      '/offices':
        '<h1>Offices</h1><h2>Dayton</h2><p>40 West Third Street, Suite 1200, Dayton, OH 45402</p><p>(937) 555-0140</p><h2>Columbus</h2><p>88 E Broad St, Columbus, OH 43215</p><p>(614) 555-0150</p>',
    },
  },
  japan: {
    base: 'https://www.aoba-seisakusho.co.jp/',
    language: 'ja',
    title: '株式会社青葉製作所',
    footer: '<p>© 株式会社青葉製作所</p><p>〒144-0035 東京都大田区南蒲田2-5-8 TEL 03-5555-0123 FAX 03-5555-0124</p>',
    pages: {
      '/': '<h1>青葉製作所</h1><p>精密部品の加工</p>',
      '/company.html':
        '<h1>会社概要</h1><table><tr><th>会社名</th><td>株式会社青葉製作所</td></tr><tr><th>代表者</th><td>代表取締役 山田 太一</td></tr><tr><th>所在地</th><td>〒144-0035 東京都大田区南蒲田2-5-8</td></tr><tr><th>電話</th><td>03-5555-0123</td></tr><tr><th>メール</th><td>info@aoba-seisakusho.co.jp</td></tr><tr><th>取引銀行</th><td>みずほ銀行 蒲田支店</td></tr></table>',
    },
  },
  ngo: {
    base: 'https://www.greenhopefoundation.org.ng/',
    language: 'en',
    title: 'Green Hope Foundation',
    footer: '<p>Copyright 2025 Green Hope Foundation. All rights reserved.</p>',
    pages: {
      '/': '<h1>Green Hope Foundation</h1><p>Plot 14, Adeola Odeku Street, Victoria Island, Lagos. 0803 555 0142</p>',
      '/team':
        '<h1>Board of Trustees</h1><div><h4>Chief (Mrs.) Folake Adeyemi</h4><span>Chairperson</span></div><div><h4>Barr. Chinedu Okafor</h4><span>Secretary</span></div><div><h4>Engr. Musa Ibrahim</h4><span>Treasurer</span></div><div><h4>Dr Amina Bello</h4><span>Executive Director</span><p>amina@greenhopefoundation.org.ng</p></div>',
      '/contact':
        '<h1>Contact us</h1><p>Email: info@greenhopefoundation.org.ng, greenhope.ng@gmail.com</p><p>Phone: +234 803 555 0142, 0805 555 0199</p>',
    },
  },
  acronym: {
    base: 'https://www.tsg-ulmental.de/',
    language: 'de',
    title: 'TSGU',
    footer:
      '<p>TSGU e.V. | Geschäftsstelle: Am Sportplatz 3, 72555 Ulmental | 07123 555 330 | geschaeftsstelle@tsg-ulmental.de</p>',
    pages: {
      '/': '<h1>Turn- und Sportgemeinschaft Ulmental 1898 e.V.</h1><p>Die TSGU ist Mitglied im <a href="https://sportbund-ulmenland.de">Landessportbund Ulmenland e.V.</a></p>',
      '/vorstand':
        '<h1>Vorstand</h1><table><tr><td>1. Vorsitzender</td><td>Karl-Heinz Brosi</td><td>vorsitz@tsg-ulmental.de</td></tr><tr><td>Kassier</td><td>Ute Maierhöfer</td><td>kasse@tsg-ulmental.de</td></tr></table>',
      '/impressum':
        '<h1>Impressum</h1><p>Turn- und Sportgemeinschaft Ulmental 1898 e. V.</p><p>Am Sportplatz 3<br>72555 Ulmental</p><p>Vertreten durch den Vorstand: Karl-Heinz Brosi</p>',
    },
  },
  spain: {
    base: 'https://www.talleresmontserrat.es/',
    language: 'es',
    title: 'Talleres Montserrat',
    footer: '<p>Talleres Montserrat S.L. - C/ Industria, 45, 08915 Badalona (Barcelona) - Tel. 93 555 01 20</p>',
    pages: {
      '/': '<h1>Talleres Montserrat</h1><p>Reparación de coches en Badalona</p>',
      '/aviso-legal':
        '<h1>Aviso legal</h1><p>Titular: Talleres Montserrat, S.L.</p><p>NIF: B12345678. Domicilio: Calle Industria 45, 08915 Badalona</p><p>Email: taller@talleresmontserrat.es</p>',
      '/equipo': '<h1>Equipo</h1><p>Jordi Ferrer Puig, gerente</p><p>María del Carmen Ruiz Ortega, administración</p>',
    },
  },
  india: {
    base: 'https://www.sharadavidyalaya.in/',
    language: 'en',
    title: 'Sharada Vidyalaya',
    footer: '<p>Sharada Vidyalaya, Station Road, Satara 415001, Maharashtra. Ph: 02162-255501</p>',
    pages: {
      '/': '<h1>Sharada Vidyalaya, Satara</h1><p>Run by Sharada Shikshan Prasarak Mandal</p>',
      '/committee':
        '<h1>Managing Committee</h1><table><tr><th>Sr. No.</th><th>Name</th><th>Designation</th><th>Mobile</th></tr><tr><td>1</td><td>Shri. Prakash Vasant Jadhav</td><td>President</td><td>98225 55011</td></tr><tr><td>2</td><td>Smt. Sunita Anil Kulkarni</td><td>Secretary</td><td>98225 55012</td></tr><tr><td>3</td><td>Dr. Ramesh Patil</td><td>Member</td><td>98225 55013</td></tr></table>',
      '/staff': '<h1>Teaching staff</h1><p>Headmaster: Shri. S. D. Pawar</p>',
    },
  },
} as const satisfies Record<string, Invented>
