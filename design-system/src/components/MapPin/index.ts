export { MapPin, type MapPinKind, type MapPinProps } from './MapPin.tsx'
