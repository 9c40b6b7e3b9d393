import type { Point } from '../../point.ts'
import { line } from './line.ts'

/** A town of Georgia. */
export interface Town extends Point {
  ka: string
  /** names in Latin letters that its transliteration doesn't give, divided by spaces */
  latin: string
  /** the region that it belongs to; '' for the capital */
  region: string
  /** four digits; '' if the town has several, or it is uncertain */
  postcode: string
  /** how far (km) it reaches from its middle */
  reach: number
  kind: 'city' | 'town'
  /** the zoom from which a map names it */
  from: number
}

const ADJARA = 'აჭარის ავტონომიური რესპუბლიკა'
const ABKHAZIA = 'აფხაზეთის ავტონომიური რესპუბლიკა'
const IMERETI = 'იმერეთი'
const KARTLI = 'შიდა ქართლი'
const LOWER_KARTLI = 'ქვემო ქართლი'
const KAKHETI = 'კახეთი'
const SAMEGRELO = 'სამეგრელო-ზემო სვანეთი'
const GURIA = 'გურია'
const JAVAKHETI = 'სამცხე-ჯავახეთი'
const MTIANETI = 'მცხეთა-მთიანეთი'
const RACHA = 'რაჭა-ლეჩხუმი და ქვემო სვანეთი'

function at(place: string): Point {
  return line(place)[0] ?? { lat: 0, lon: 0 }
}

const city = (
  ka: string,
  place: string,
  region: string,
  reach: number,
  from: number,
  postcode = '',
  latin = '',
) => ({ ka, ...at(place), region, reach, from, postcode, latin, kind: 'city' }) as const
const town = (ka: string, place: string, region: string, postcode = '', from = 9) =>
  ({ ka, ...at(place), region, reach: 4, from, postcode, latin: '', kind: 'town' }) as const

/** The largest first. */
export const TOWNS: readonly Town[] = [
  city('თბილისი', '41.7151,44.8271', '', 14, 5, '', 'tiflis'),
  city('ბათუმი', '41.6461,41.6405', ADJARA, 7, 6, '6000'),
  city('ქუთაისი', '42.2662,42.718', IMERETI, 8, 6, '4600'),
  city('რუსთავი', '41.5495,44.9932', LOWER_KARTLI, 7, 7, '3700'),
  city('გორი', '41.9842,44.1158', KARTLI, 5, 7, '1400'),
  city('ზუგდიდი', '42.5088,41.8709', SAMEGRELO, 5, 7, '2100'),
  city('ფოთი', '42.1462,41.6719', SAMEGRELO, 5, 7, '4400'),
  city('სოხუმი', '43.0033,41.0153', ABKHAZIA, 6, 7, '', 'sukhumi sokhumi'),
  city('თელავი', '41.9198,45.4731', KAKHETI, 4, 7, '2200'),
  city('ხაშური', '41.9942,43.6009', KARTLI, 4, 8, '5700'),
  city('სამტრედია', '42.1536,42.3356', IMERETI, 4, 8, '3900'),
  city('სენაკი', '42.2704,42.0675', SAMEGRELO, 4, 8, '4100'),
  city('ზესტაფონი', '42.1085,43.0525', IMERETI, 4, 8, '2000'),
  city('მარნეული', '41.4759,44.8089', LOWER_KARTLI, 4, 8, '3000'),
  city('ქობულეთი', '41.8214,41.7792', ADJARA, 5, 8, '6200'),
  city('ოზურგეთი', '41.9244,42.0068', GURIA, 4, 8, '3500'),
  city('ახალციხე', '41.639,42.9826', JAVAKHETI, 4, 7, '0800'),
  city('ბორჯომი', '41.8394,43.3792', JAVAKHETI, 5, 8, '1200'),
  city('მცხეთა', '41.8451,44.7188', MTIANETI, 3, 9, '3300'),
  city('ამბროლაური', '42.5211,43.1622', RACHA, 3, 8, '0400'),
  town('გურჯაანი', '41.7428,45.8011', KAKHETI, '1500'),
  town('საგარეჯო', '41.7337,45.3315', KAKHETI, '3800'),
  town('გარდაბანი', '41.4606,45.0929', LOWER_KARTLI, '1300'),
  town('ახალქალაქი', '41.4056,43.4862', JAVAKHETI, '', 8),
  town('ნინოწმინდა', '41.2646,43.5916', JAVAKHETI),
  town('ბოლნისი', '41.4479,44.5384', LOWER_KARTLI),
  town('დმანისი', '41.3313,44.2021', LOWER_KARTLI),
  town('წალკა', '41.595,44.0913', LOWER_KARTLI),
  town('თეთრი წყარო', '41.5446,44.4613', LOWER_KARTLI),
  town('კასპი', '41.9251,44.4255', KARTLI),
  town('ქარელი', '42.0232,43.8966', KARTLI),
  town('ცხინვალი', '42.2257,43.9702', KARTLI, '', 8),
  town('დუშეთი', '42.0862,44.6933', MTIANETI),
  town('თიანეთი', '42.1088,44.9675', MTIANETI),
  town('სტეფანწმინდა', '42.6569,44.6431', MTIANETI, '', 8),
  town('გუდაური', '42.4779,44.4796', MTIANETI),
  town('სიღნაღი', '41.6203,45.9217', KAKHETI),
  town('ლაგოდეხი', '41.8269,46.2767', KAKHETI, '', 8),
  town('ყვარელი', '41.9546,45.8171', KAKHETI),
  town('ახმეტა', '42.0333,45.2084', KAKHETI),
  town('დედოფლისწყარო', '41.4653,46.1045', KAKHETI, '', 8),
  town('წყალტუბო', '42.3404,42.5973', IMERETI),
  town('ტყიბული', '42.3513,42.9977', IMERETI),
  town('ჭიათურა', '42.2906,43.2823', IMERETI),
  town('საჩხერე', '42.3453,43.4194', IMERETI),
  town('ხონი', '42.3213,42.4206', IMERETI),
  town('ვანი', '42.0824,42.5206', IMERETI),
  town('ბაღდათი', '42.0668,42.8236', IMERETI),
  town('ონი', '42.5794,43.4428', RACHA, '', 8),
  town('ლენტეხი', '42.7893,42.7238', RACHA),
  town('მესტია', '43.0446,42.7296', SAMEGRELO, '', 8),
  town('მარტვილი', '42.4147,42.3786', SAMEGRELO),
  town('აბაშა', '42.2042,42.2033', SAMEGRELO),
  town('ხობი', '42.3153,41.8986', SAMEGRELO),
  town('წალენჯიხა', '42.6044,42.0773', SAMEGRELO),
  town('ჩხოროწყუ', '42.5249,42.1298', SAMEGRELO),
  town('ლანჩხუთი', '42.0902,42.0342', GURIA),
  town('ჩოხატაური', '42.0193,42.2398', GURIA),
  town('ხელვაჩაური', '41.5859,41.6694', ADJARA, '', 11),
  town('ქედა', '41.5976,41.9413', ADJARA),
  town('შუახევი', '41.6312,42.1898', ADJARA),
  town('ხულო', '41.6437,42.3164', ADJARA),
  town('ადიგენი', '41.6811,42.6986', JAVAKHETI),
  town('ასპინძა', '41.5735,43.2484', JAVAKHETI),
  town('ბაკურიანი', '41.7506,43.5294', JAVAKHETI),
  town('გაგრა', '43.2777,40.2723', ABKHAZIA, '', 8),
  town('გუდაუთა', '43.1053,40.6207', ABKHAZIA),
  town('ოჩამჩირე', '42.7123,41.4686', ABKHAZIA),
  town('გალი', '42.6265,41.7388', ABKHAZIA),
]
