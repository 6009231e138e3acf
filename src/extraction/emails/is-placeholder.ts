const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Names of placeholder domains ("your domain") in several languages, which have no real mailboxes. */
const PLACEHOLDER_DOMAINS = words(
  `example examples sample domain yourdomain your-domain mydomain my-domain somedomain anydomain domainname domain-name
  yourdomainname yourcompany your-company mycompany companyname yourcompanyname yoursite your-site yourwebsite
  your-website mywebsite awebsite a-website thewebsite sitename yourbusiness yourorganization yourschool yourmail youremail your-email emailaddress
  youremailaddress yourprovider yourserver yourhost yourname yourstore yourshop youragency yourhotel
  beispiel musterdomain mustermail mustermann musterfrau musterhausen mustermensch musterfirma muster-firma deinedomain deine-domain ihredomain ihre-domain deinefirma
  ihrefirma meinedomain exemple votredomaine votre-domaine mondomaine monsite votresite votre-site monentreprise
  ejemplo tudominio tu-dominio sudominio midominio tuempresa suempresa miempresa dominio esempio tuodominio
  miodominio tuosito nomedominio exemplo seudominio seu-dominio meudominio suaempresa minhaempresa voorbeeld
  jouwdomein uwdomein mijndomein uwbedrijf przyklad twojadomena twoja-domena exempel dindoman dindomain eksempel ditdomene
  ditdomaene esimerkki priklad vasedomena ornek alanadiniz contoh domainanda namadomain
  xxx xxxx xxxxx xxxxxx xyzxyz placeholder`,
)
/** Local parts of placeholders ("your address here"), on any domain. */
const PLACEHOLDER_LOCALS = words(
  `you your yourname your.name your-name your_name youremail your.email your-email your_email yourmail your.mail
  youremailaddress your-email-address youraddress yourusername your-username yourid someone somebody someone.else anyone
  username user.name user_name firstname lastname first.last first_last firstname.lastname first.lastname
  firstname_lastname firstnamelastname first-name.last-name f.lastname name.surname name.lastname
  vorname.nachname vorname.name v.nachname vorname_nachname deinname dein.name ihrname ihre-email ihreemail deine-email max.mustermann
  maxmustermann m.mustermann erika.mustermann prenom.nom prénom.nom votreemail votre.email votre-email votrenom votre.nom
  nombre.apellido tucorreo tu.correo tu-correo tuemail tu-email sucorreo tunombre nome.cognome tuaemail tua-email tuonome
  nome.sobrenome seuemail seu-email seu.email seunome voornaam.achternaam jouwnaam uwnaam uw-email imie.nazwisko
  twojemail twoj-email fornamn.efternamn fornavn.etternavn fornavn.efternavn etunimi.sukunimi jmeno.prijmeni
  nachname vorname lastname firstname surname achternaam voornaam nazwisko apellido apellidos cognome sobrenome efternavn etternavn
  efternamn sukunimi prijmeni priezvisko soyad prenom.nomdefamille email.address emailaddress email-address e-mail-address xxx xxxx xxxxx placeholder`,
)
/** Local parts that are placeholders on a vague domain, but may be real on others. */
const VAGUE_LOCALS = words(
  `name email e-mail mail user me myname myemail my.email test tester testing abc abcd xyz foo bar baz john jane joe doe
  john.doe jane.doe johndoe janedoe john.smith johnsmith jane.smith joe.bloggs jsmith jdoe bob alice sample example demo
  info hello contact admin address nobody anybody recipient sender to from first last customer client login account
  nom nombre nome naam imie correo courriel adresse utilisateur usuario utente benutzer exemple ejemplo esempio exemplo`,
)
const VAGUE_DOMAINS = words(
  `company site website mysite server host hostname mail email e-mail test tests testing abc abcd xyz foo bar baz foobar
  doe provider address business organization organisation org acme somewhere anywhere something anything service client
  customer demo user username name someone institution university school corp inc sub your my the firma entreprise
  empresa azienda bedrijf sitio sito correo courriel adresse mailserver isp`,
)
const MAIL_PROVIDERS = words('gmail yahoo hotmail outlook mail email icloud')
const PROVIDER_PLACEHOLDERS = words(
  'name email myemail my.email user example exemple ejemplo esempio exemplo sample abc abcd xyz test john.doe johndoe jane.doe janedoe john.smith',
)

/**
 * Whether an address is a placeholder or an example in a form.
 *
 * @param local lower-case local part
 * @param domain lower-case ASCII domain on a public suffix
 * @see https://www.rfc-editor.org/rfc/rfc2606 for the reserved names
 */
export function isPlaceholder(local: string, domain: string): boolean {
  const labels = domain.split('.')
  if (labels.some((label, at) => at < labels.length - 1 && PLACEHOLDER_DOMAINS.has(label))) return true
  if (PLACEHOLDER_LOCALS.has(local)) return true
  const name = labels[0]!
  if (labels.length > 2) return false
  if (
    VAGUE_LOCALS.has(local) &&
    VAGUE_DOMAINS.has(name) &&
    (!MAIL_PROVIDERS.has(name) || PROVIDER_PLACEHOLDERS.has(local))
  ) {
    return true
  }
  return MAIL_PROVIDERS.has(name) && PROVIDER_PLACEHOLDERS.has(local)
}
