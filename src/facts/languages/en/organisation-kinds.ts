import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** English words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear:
    'University College Institute Council Association Federation Foundation Society Ventures Holdings Laboratory ' +
    'Laboratories Hospital Academy Bank Authority Union Museum Clinic Chamber Club League Observatory Seminary ' +
    'Orchestra Diocese Charity Trust Ministry Institution Polytechnic Alliance Confederation Consortium ' +
    'Constabulary Guild',
  firms:
    'International Group Capital Partners Fund Services Systems Solutions Technologies Media Books Press ' +
    'Publishing Publishers Communications Consulting Consultants Consultancy Network Power Pharma Pharmaceuticals ' +
    'Biopharma Biosciences Therapeutics Robotics Energy Logistics Studios Studio Board Industries Investments ' +
    'Analytics Software Labs Motors Foods Brewery Bakery Architects Engineers Engineering Solicitors Attorneys ' +
    'Advisors Advisers Insurance Recruitment Marketing Productions Records Airlines Airways Railways Shipping ' +
    'Farms Construction Contractors Builders Properties Estates Agency Department Office Commission Committee ' +
    'Centre Center School Church Editions',
  trades:
    'Company Corporation Cooperative Co-op Finance Assurance Mutual Plumbing Roofing Marine Mechanical Electrical ' +
    'Landscaping Flooring Restaurant Café Cafe Grill Diner Tavern Inn Hotel Hotels Resort Lodge Cabins Campground ' +
    'Ranch Pizzeria Bistro Theatre Theater Ministries Mission Missions Fellowship Anglers Bassmasters Harriers ' +
    'Rotarians Toastmasters Choir Ensemble Distillery Winery Vineyards Nursery Nurseries Garage Dental Dentistry ' +
    'Veterinary Pharmacy Realty Realtors Lettings Surveyors Accountants Auctioneers Architecture Textiles Woollens ' +
    'Mills Foundry Manufacturing Aerospace Automation Instruments Electronics Semiconductors Telecom Newspapers ' +
    'Pictures Entertainment Travel Tours Haulage Freight Couriers Packaging Supplies Wholesale Stores Outfitters ' +
    'Barn Bookshop Jewellers Florists Heating Joinery Carpentry Glazing Scaffolding Photography Physiotherapy ' +
    'Chiropractic Orthodontics Opticians Locksmiths Kennels Butchers Bakers Bakehouse Creamery Dairy Orchards ' +
    'Forestry Timber Quarries Mining Petroleum Renewables Recycling Homes Healthcare Hospice Band Bands Chorale Philharmonic Brigade Police Transport Transit',
  small: null,
  endings: null,
  stems: null,
  units: 'dept\\.?|department|faculty|division|section|unit|school of|institute (?:of|for)|chair',
  modifiers:
    'city county town village parish district borough state local national regional federal central general public ' +
    'private executive advisory student students parent parents teacher teachers customer client clients health ' +
    'social data protection planning credit legal human resources financial finance wealth management senior ' +
    'junior professional corporate family community service support supervisory steering technical medical dental ' +
    'animal new other world international european united works working annual main investment marketing research ' +
    'development training education learning security safety quality environmental government board directors ' +
    'trustees governors department committee office center centre resource information visitor member members ' +
    'alumni gold silver bronze platinum strategic official premium technology media become join press partner ' +
    'sponsor reception reservation reservations emergency emergencies accident appointment appointments booking ' +
    'bookings desk hotline switchboard bar spa gym pool kitchen ambulance police fire summer winter special offers ' +
    'level levels program programs life travel auto equity prices your home online showroom transfer sports ' +
    'football fitness book savings trade labour labor our their his her its this that each every any all both one ' +
    'two',
  uses: {
    inSentences: 'Company Corporation Group Commission Airlines Airways Industries Publishers Publishing',
    beforeFor:
      'Centre Center Institute Foundation Society Association Council School Fund Trust Office Department Agency ' +
      'Academy Network Board Union Federation Authority Commission Committee Charity Partners Hospital College ' +
      'Museum Studio Laboratory Party Campaign Chamber',
    qualifiers:
      'Office Board School Church Department Marketing Media Network Software Energy Power Insurance Construction ' +
      'Engineering Capital Group Systems Services Recruitment Shipping Bank Union Club Hospital Council Community ' +
      'Charity Book Agency',
    places: 'Region Ranch Homes Mills Mission Timber Village Estate Lodge Barn',
    owned: 'Board|Office|Department|Council|Committee|Agency|Commission|Foundation Board',
  },
  neighbours: {
    abbreviations:
      'st dr bros co mfg intl int prof jr sr mt ft coop ind com imp exp nig ent tech univ assoc dist inc ltd pvt ' +
      'pte nat',
    relations:
      'representative|agent|member|division|unit|arm|brand|part|branch|office|chapter|distributor|importer|' +
      'reseller|retailer|dealer|supplier|licensee|franchisee?|affiliate|parent|client|customer|employee|officer|' +
      'spokes(?:man|woman|person)|partner|founder|shareholder|holder|counsel|head|dean|professor|editor|engineer|' +
      'chair(?:woman|person)?|treasurer|controller|trustee|liquidator|receiver|administrator|successor|product|' +
      'service|property|name|vp|project|site|website|initiative|trademark|publication|venture|courtesy',
    located: 'based|headquartered|listed|owned|backed|born|founded',
    associations: null,
    adjectives: null,
  },
  partnerships: {
    joins: 'and',
    tails: 'Sons|Son|Associates',
    signTails: 'Co|Company|Partners|Brothers|Bros|Daughters',
    strangers:
      'clients customers sponsors suppliers investors members friends families supporters donors funders media ' +
      'press parents spouses brands community events networks industry alumni schools vendors resellers affiliates ' +
      'distributors dealers carers guests agencies publishers advisors experts founders owners directors father ' +
      'mother dad mum mom brother brothers sister wife husband',
  },
  uncased: null,
}
