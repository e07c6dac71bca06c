/** The stack of screens on a phone: the system's own, with its gestures and its back button. */
export { createNativeStackNavigator as createStack } from '@react-navigation/native-stack';
