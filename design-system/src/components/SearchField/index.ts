export {
  NO_SUGGESTIONS_YET,
  SearchField,
  type SearchFieldHandle,
  type SearchFieldProps,
  type SearchSuggestions,
} from './SearchField.tsx'
