/** The stack of screens on a phone: the system's own, with its gestures and its back button. A .tsx like its twin: Metro looks for .ts first, and a .ts here would win over stack.web.tsx. */
export { createNativeStackNavigator as createStack } from '@react-navigation/native-stack';
