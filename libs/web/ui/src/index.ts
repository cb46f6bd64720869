export { Box, Flex, Grid, HStack, SimpleGrid, Stack, VStack, chakra } from '@chakra-ui/react';

export { showAlert, type AlertOptions, type AlertVariant } from './app/alert-store';
export { AppProviders, type AppProvidersProps } from './app/app-providers';
export { applyColorMode, setColorMode, shownColorMode, type ColorMode } from './app/color-mode';
export { useColorMode } from './app/use-color-mode';
export { DEFAULT_TIME_ZONE, FormatProvider, useFormat, type FormatProviderProps } from './app/format-context';
export { loadAllParts, loadedWhenOpened } from './app/loaded-when-opened';
export { KitLink, LinkProvider, type KitLinkProps } from './app/link-context';
export {
  clickedControl,
  firstPainted,
  replaceSnapshot,
  showSnapshot,
  startWithSnapshot,
  type Start,
} from './app/page-snapshot';
export { askFirst, firstAnswers } from './app/first-answers';
export { firstPageLoaded } from './app/first-page';
export { fetchParts, runParts } from './app/parts';
export { reloadAfterFailedStart } from './app/reload';
export { startApplication } from './app/start-application';
export { RouterFrame, RouterLink } from './app/router-frame';
export { storage, tabStorage } from '@groupride/web-storage';
export { TOAST_DURATION, dismissToast, toast, type ToastOptions, type ToastTone } from './app/toast-store';

export { Avatar, initialsOf, type AvatarProps } from './data/avatar';
export { RideChat, type RideChatProps } from './chat/ride-chat';
export { SupportThread, type SupportTexts, type SupportThreadProps } from './chat/support-thread';
export { ChatThread, type ChatItem, type ChatTexts, type ChatThreadProps } from './chat/chat-thread';
export { Card, ListRow, RowList, type CardProps, type ListRowProps } from './data/card';
export { CopyField, type CopyFieldProps } from './data/copy-field';
export { DataTable, type Column, type DataTableProps } from './data/data-table';
export { LiveDot } from './data/live-dot';
export { MetricCard, type MetricCardProps, type MetricTrend } from './data/metric-card';
export { CostBreakdown, Money, type CostRow, type MoneyProps } from './data/money';
export {
  CountdownRing,
  ProgressTrack,
  URGENT_SECONDS,
  type CountdownRingProps,
  type ProgressTrackProps,
} from './data/progress';
export { QrImage, type QrImageProps, loadQrCode } from './data/qr-image';
export { CardSkeletons, Skeleton, type SkeletonProps } from './data/skeleton';
export { Stars, type StarsProps } from './data/stars';
export { Badge, StatusBadge, type BadgeProps, type Tone } from './data/status-badge';
export { Tabs, type TabItem, type TabsProps } from './data/tabs';
export { Timeline, type TimelineItem } from './data/timeline';

export {
  AutoCloseOverlay,
  BottomSheet,
  ConfirmDialog,
  FullScreenDialog,
  Modal,
  type AutoCloseOverlayProps,
  type ConfirmDialogProps,
} from './feedback/dialogs';
export type { ModalProps } from './feedback/dialog-layer';
export { FloatingAlert, type FloatingAlertProps } from './feedback/floating-alert';
export { GlobalAlert, type GlobalAlertTexts } from './feedback/global-alert';
export { PushPanel, type PushPanelProps } from './feedback/push-panel';
export { InlineAlert, OfflineBanner, type AlertTone, type InlineAlertProps } from './feedback/inline-alert';
export { Spinner } from './feedback/spinner';
export { EmptyState, ErrorState, LoadingState, type ErrorStateProps } from './feedback/states';

export {
  Button,
  IconButton,
  LinkButton,
  TextButton,
  TextLink,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './forms/button';
export { CodeInput, type CodeInputProps } from './forms/code-input';
export { OtherDevicesCard, type OtherDevicesCardProps, type OtherDevicesTexts } from './forms/other-devices-card';
export { CodeSignInForm, IdentifierStep, SentCodeForm, sendCodeAgain } from './forms/code-sign-in';
export { Combobox, type ComboboxProps } from './forms/combobox';
export type { ComboboxTexts } from './forms/combobox-suggestions';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './forms/segmented-control';
export {
  CodeForm,
  IdentifierForm,
  SignInHeading,
  type CodeFormProps,
  type IdentifierFormProps,
} from './forms/sign-in-forms';
export { StarRating, type StarRatingProps } from './forms/star-rating';
export { Slider, type SliderProps } from './forms/slider';
export { SlideButton, type SlideButtonProps } from './forms/slide-button';
export { Stepper, type StepperProps } from './forms/stepper';
export {
  DateField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  type DateFieldProps,
  type SelectFieldProps,
  type SelectOption,
  type SwitchFieldProps,
  type TextFieldProps,
} from './forms/text-field';
export type { ComboboxOption, LoadOptions } from './forms/use-async-options';

export { useAutomaticStep, type AutomaticStepOptions, type AutomaticStepView } from './hooks/use-automatic-step';
export { useDebounced } from './hooks/use-debounced';
export { useNow } from './hooks/use-now';
export { useCountdown, type Countdown, type CountdownOptions } from './hooks/use-countdown';
export { useMedia } from './hooks/use-media';
export { useSentTo } from './hooks/use-sent-to';
export { useOnline } from './hooks/use-online';
export { useReloadWithNetwork } from './hooks/use-reload-with-network';

export { makeFormat, type Format } from './i18n/format';
export { formatPhone } from './i18n/phone';
export { detectLanguage, type Language } from './i18n/detect-language';
export {
  findTranslationGaps,
  loadI18n,
  loadLaterTexts,
  makeI18n,
  setLanguage,
  type Messages,
  type Translation,
} from './i18n/make-i18n';
export { useLanguage } from './i18n/use-language';

export { SkipLink, VisuallyHidden } from './layout/accessibility';
export { BrandMark } from './layout/brand-mark';
export { BottomNav, type NavItem } from './layout/bottom-nav';
export { BackOfficeFrame, type BackOfficeFrameProps } from './layout/back-office-frame';
export { MapSheet, PANEL_WIDTH, type MapSheetProps } from './layout/map-sheet';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { PhoneFrame, type PhoneFrameProps } from './layout/phone-frame';
export {
  ColorModeButton,
  ColorModeToggle,
  LanguageToggle,
  type ColorModeToggleProps,
  type LanguageToggleProps,
} from './layout/preferences';
export type { SheetHeight } from './layout/sheet-height';
export { LARGE_TEXT } from './layout/large-text';
export { TwoColumns } from './layout/two-columns';
export { NavList } from './layout/nav-list';
export type { SideMenuProps } from './layout/side-drawer';
export { SideMenu } from './layout/side-menu';

export { system } from './theme/system';
