export {
  NO_SUGGESTIONS_YET,
  SearchField,
  type SearchFieldProps,
  type SearchSuggestions,
} from './SearchField.tsx'
