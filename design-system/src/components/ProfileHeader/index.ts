export { ProfileHeader, type ProfileHeaderLabels, type ProfileHeaderProps } from './ProfileHeader.tsx'
